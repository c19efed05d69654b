/**
 * Names that belong to well-known real players, past and present. A drawn name that is on the list is drawn again, so
 * that nobody in the game is taken for them. Compared without case and diacritics.
 */
const FAMOUS = `
  Wayne Gretzky|Mario Lemieux|Bobby Orr|Gordie Howe|Maurice Richard|Henri Richard|Jean Béliveau|Guy Lafleur|Patrick Roy
  Martin Brodeur|Dominik Hašek|Jaromír Jágr|Mark Messier|Steve Yzerman|Joe Sakic|Peter Forsberg|Nicklas Lidström
  Mats Sundin|Teemu Selänne|Jari Kurri|Saku Koivu|Mikko Koivu|Esa Tikkanen|Kimmo Timonen|Tuukka Rask|Pekka Rinne
  Miikka Kiprusoff|Olli Jokinen|Ville Peltonen|Sidney Crosby|Alexander Ovechkin|Aleksandr Ovechkin|Evgeni Malkin
  Evgeny Malkin|Yevgeny Malkin|Connor McDavid|Nathan MacKinnon|Auston Matthews|Leon Draisaitl|Patrick Kane
  Jonathan Toews|Carey Price|Henrik Lundqvist|Erik Karlsson|William Karlsson|Victor Hedman|Nikita Kucherov
  Andrei Vasilevskiy|Andrey Vasilevsky|Artemi Panarin|Kirill Kaprizov|Pavel Datsyuk|Ilya Kovalchuk|Sergei Fedorov
  Sergey Fedorov|Pavel Bure|Igor Larionov|Viacheslav Fetisov|Vladislav Tretiak|Valeri Kharlamov|Valery Kharlamov
  Alexander Mogilny|Aleksandr Mogilny|Alexei Yashin|Aleksey Yashin|Sergei Bobrovsky|Sergey Bobrovsky
  Igor Shesterkin|Ilya Sorokin|Ivan Provorov|Vladimir Tarasenko|Nikita Zadorov|Brett Hull|Bobby Hull
  Dennis Hull|Bobby Clarke|Phil Esposito|Tony Esposito|Mike Bossy|Bryan Trottier|Denis Potvin|Larry Robinson|Ken Dryden
  Ray Bourque|Paul Coffey|Chris Chelios|Scott Stevens|Rob Blake|Adam Oates|Luc Robitaille|Marcel Dionne|Gilbert Perreault
  Stan Mikita|Jacques Plante|Terry Sawchuk|Glenn Hall|Ted Lindsay|Alex Delvecchio|Doug Harvey|Tim Horton|Dave Keon
  Darryl Sittler|Doug Gilmour|Wendel Clark|Eric Lindros|Chris Pronger|Al MacInnis|Scott Niedermayer|Rob Niedermayer
  Joe Thornton|Patrick Marleau|Jarome Iginla|Roberto Luongo|Marc-André Fleury|Martin St-Louis|Vincent Lecavalier
  Brad Richards|Claude Giroux|Simon Gagné|Patrice Bergeron|Brad Marchand|David Pastrňák|Zdeno Chára|Marián Hossa
  Marián Gáborík|Peter Šťastný|Anton Šťastný|Marián Šťastný|Paul Šťastný|Peter Bondra|Žigmund Pálffy|Pavol Demitra
  Juraj Slafkovský|Anže Kopitar|Mats Zuccarello|Roman Josi|Nino Niederreiter|Nico Hischier|Timo Meier|Kevin Fiala
  Mark Streit|Martin Gerber|Jonas Hiller|Tomáš Hertl|Jakub Voráček|Tomáš Plekanec|Patrik Eliáš|Milan Hejduk
  Robert Reichel|Jiří Šlégr|Roman Hamrlík|Tomáš Kaberle|Aleš Hemský|Petr Nedvěd|Thomas Vanek|Michael Grabner
  Marco Rossi|Uwe Krupp|Dennis Seidenberg|Moritz Seider|Tim Stützle|Jochen Hecht|Christian Ehrhoff|Philipp Grubauer
  Thomas Greiss|Tom Kühnhackl|Sandis Ozoliņš|Artūrs Irbe|Zemgus Girgensons|Elvis Merzļikins|Kristers Gudļevskis
  Frederik Andersen|Nikolaj Ehlers|Lars Eller|Mikkel Boedker|Frans Nielsen|Daniel Sedin|Henrik Sedin|Daniel Alfredsson
  Markus Näslund|Börje Salming|Håkan Loob|Kent Nilsson|Mats Näslund|Tomas Sandström|Henrik Zetterberg|Niklas Kronwall
  Johan Franzén|Nicklas Bäckström|Gabriel Landeskog|Filip Forsberg|Elias Pettersson|William Nylander|Alexander Nylander
  Michael Nylander|Mika Zibanejad|Rasmus Dahlin|Rickard Rakell|Jacob Markström|Robin Lehner|Linus Ullmark|Oliver Ekman
  Mattias Ekholm|Patric Hörnqvist|Jesper Bratt|Adrian Kempe|Lucas Raymond|Mikko Rantanen|Aleksander Barkov
  Sebastian Aho|Patrik Laine|Roope Hintz|Miro Heiskanen|Juuse Saros|Kaapo Kakko|Artturi Lehkonen|Mikael Granlund
  Rasmus Ristolainen|Esa Lindell|Olli Määttä|Valtteri Filppula|Leo Komarov|Jussi Jokinen|Sami Salo|Sami Kapanen
  Kasperi Kapanen|Teuvo Teräväinen|Eeli Tolvanen|Anton Lundell|Jesse Puljujärvi|Jack Hughes|Quinn Hughes|Luke Hughes
  Brady Tkachuk|Matthew Tkachuk|Keith Tkachuk|Jack Eichel|Cale Makar|Connor Bedard|Macklin Celebrini|Mitch Marner
  John Tavares|Steven Stamkos|Brayden Point|Mark Scheifele|Kyle Connor|Blake Wheeler|Connor Hellebuyck|Dylan Larkin
  Mike Modano|Jeremy Roenick|Pat LaFontaine|Brian Leetch|Mike Richter|Joe Mullen|Phil Housley|Brian Rafalski|Ryan Miller
  Jonathan Quick|Tim Thomas|Joe Pavelski|Zach Parise|Ryan Suter|Phil Kessel|Johnny Gaudreau|Matthew Gaudreau
  Charlie McAvoy|Adam Fox|Jake Guentzel|Clayton Keller|Cole Caufield|Tage Thompson|Jason Robertson|Wyatt Johnston
  Duncan Keith|Brent Seabrook|Drew Doughty|Shea Weber|P.K. Subban|Brent Burns|Kris Letang|Alex Pietrangelo|Aaron Ekblad
  Ryan Getzlaf|Corey Perry|Ryan Nugent-Hopkins|Taylor Hall|Jordan Eberle|Tyler Seguin|Jamie Benn|Ryan O'Reilly
  Jeff Skinner|Mark Stone|Sam Reinhart|Bo Horvat|Max Domi|Tie Domi|Zach Hyman|Evan Bouchard|Owen Power|Adam Fantilli
  Leo Carlsson|Cristobal Huet|Pierre-Édouard Bellemare|Antoine Roussel|Stéphane Da Costa|Mario Tremblay|Serge Savard
  Jacques Lemaire|Guy Carbonneau|Mike Richards|Jeff Carter|Dustin Brown|Rod Brind'Amour|Eric Staal|Jordan Staal
  Marc Staal|Jared Staal|Ron Francis|Owen Nolan|Steve Shutt|Bob Gainey|Jim Carey|Mike Smith|Cam Ward|Cam Neely
  Ed Belfour|Curtis Joseph|Grant Fuhr|Bill Ranford|Glenn Anderson|Kevin Lowe|Steve Smith|Randy Carlyle|Don Cherry
  Chris Osgood|Darren McCarty|Kris Draper|Kirk Maltby|Brendan Shanahan|Tomas Holmström|Theo Fleury|Gary Roberts
`;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

const BLOCKED = new Set(FAMOUS.split(/[|\n]/).map(plain).filter(Boolean));

/** True when this very name is a well-known player's. */
export function isFamous(firstname: string, lastname: string): boolean {
  return BLOCKED.has(plain(firstname + lastname));
}
