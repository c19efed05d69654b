/** The project's own list of surnames, for cultures where the name library has too few, odd ones, or another script. */
const names = (text: string): readonly string[] => text.trim().split(/\s+/);

export const OWN_LAST_NAMES: Record<string, readonly string[]> = {
  english: names(`
    Abbott Adams Adamson Aitken Alexander Allan Allen Anderson Andrews Archer Armstrong Arnold Atkins Atkinson Austin
    Bailey Baird Baker Baldwin Ballard Barber Barclay Barker Barnes Barnett Barr Barrett Barton Bates Baxter Beaton
    Beattie Beck Bell Bennett Benson Berry Bishop Black Blackburn Blair Blake Bolton Bond Booth Bowen Bowman Boyd Boyle
    Bradley Brady Brennan Briggs Brooks Brown Bruce Bryant Buchanan Burgess Burke Burnett Burns Burton Butler Byrne
    Caldwell Callaghan Cameron Campbell Carlson Carmichael Carpenter Carr Carroll Carson Carter Cassidy Chambers Chapman
    Chase Christie Clark Clarke Clayton Coleman Collins Conley Connolly Conway Cook Cooper Corbett Cox Craig Crawford
    Cross Cullen Cunningham Curran Curtis Dalton Daly Davidson Davies Davis Dawson Dean Dempsey Dixon Doherty Donaldson
    Donnelly Dougherty Douglas Doyle Drake Duffy Duncan Dunlop Dunn Eaton Edwards Elliott Ellis Emerson Evans Ewing
    Farrell Faulkner Ferguson Field Findlay Finlay Fisher Fitzgerald Fleming Fletcher Flynn Forbes Ford Foster Fowler
    Fox Frame Francis Franklin Fraser Freeman French Frost Fuller Galbraith Gallagher Gardner Garner Garvey Gibbons Gibbs
    Gibson Gilbert Gill Gillespie Gilmore Glover Goodman Goodwin Gordon Graham Grant Graves Gray Green Greer Griffin
    Griffith Grimes Hale Haley Hall Hamilton Hammond Hancock Hanley Hanson Harding Hardy Harper Harris Harrison Hart
    Harvey Hastings Hayes Healy Heath Henderson Hendry Henry Hewitt Hicks Higgins Hill Hodges Hogan Holden Holland
    Holloway Holmes Holt Hood Hooper Hopkins Horton Houston Howard Howell Hudson Hughes Humphrey Hunt Hunter Hurley
    Hutchinson Hutton Ingram Irvine Irwin Jackson Jacobs James Jamieson Jarvis Jenkins Jennings Jensen Johnson Johnston
    Jones Jordan Kane Keating Keller Kelly Kemp Kendall Kennedy Kent Kerr Kidd King Kinsella Kirby Knight Knox Kramer
    Laird Lamb Lambert Lane Larkin Larson Law Lawrence Lawson Leach Lennox Leslie Lewis Lindsay Little Lloyd Logan Long
    Love Lowe Lucas Lynch Lyons MacDonald MacGregor MacIntyre MacKay MacKenzie MacLean MacLeod MacMillan MacNeil
    MacPherson Mahoney Malone Manning Marsh Marshall Martin Mason Matheson Matthews Maxwell May McAllister McBride
    McCabe McCallum McCarthy McCormick McCulloch McDermott McDonald McDowell McFarlane McGill McGrath McGregor McIntosh
    McIntyre McKay McKee McKenna McKenzie McKinnon McLaren McLaughlin McLean McLeod McMahon McMillan McNamara McNeil
    McPherson McQueen McRae Meadows Mercer Middleton Miles Miller Mills Milne Mitchell Monaghan Monroe Montgomery Moody
    Moore Moran Morgan Morris Morrison Morrow Morton Muir Mullen Munro Murdoch Murphy Murray Nash Neal Nelson Newman
    Newton Nichols Nicholson Nixon Nolan Norman Norris Norton Nugent O'Brien O'Connell O'Connor O'Donnell O'Hara O'Keefe
    O'Leary O'Neill Oliver Olson Osborne Owens Page Palmer Park Parker Parks Parsons Patterson Patton Payne Pearce Pearson
    Peck Perkins Perry Peters Peterson Phillips Pierce Pike Porter Potter Powell Pratt Prescott Preston Price Pritchard
    Quinn Rafferty Ramsay Randall Rankin Reed Regan Reid Reynolds Rhodes Rice Richards Richardson Riley Ritchie Roberts
    Robertson Robinson Rodgers Rogers Rose Ross Rowe Roy Russell Ryan Salter Sanders Sanderson Saunders Savage Sawyer
    Scott Sharp Shaw Shea Shepherd Sheridan Sherman Short Simmons Simpson Sinclair Skinner Slater Sloan Smart Smith
    Somerville Spencer Stanley Steele Stephens Stephenson Sterling Stevens Stevenson Stewart Stone Strong Stuart Sullivan
    Summers Sutherland Sutton Sweeney Swift Taylor Tennant Thomas Thompson Thomson Thornton Todd Townsend Tracey Tucker
    Turnbull Turner Tyler Underwood Vance Vaughan Vincent Wade Walker Wallace Walsh Walters Ward Warner Warren Watkins
    Watson Watt Watts Weaver Webb Webster Weir Welch Wells West Wheeler Whelan White Whitney Wilcox Wilkins Wilkinson
    Williams Williamson Willis Wilson Winter Wood Woods Wright Wyatt Yates York Young`),
  'french-canadian': names(`
    Allard Archambault Arsenault Aubé Aubin Audet Auger Ayotte Beauchamp Beauchemin Beaudoin Beaudry Beaulieu Beaupré
    Bédard Béland Bélanger Béliveau Benoit Bergeron Bernier Bertrand Bérubé Bilodeau Bissonnette Blais Blanchard
    Blanchette Boisvert Boivin Bolduc Bouchard Boucher Boudreau Bourassa Bourgeois Bourque Brassard Breton Brisebois
    Brodeur Brouillette Brunet Bureau Cardinal Caron Cayer Chabot Champagne Charbonneau Charette Charron Chartrand
    Cloutier Corbeil Cormier Côté Courchesne Couture Cyr D'Amour Daigle Daoust Demers Deschamps Deschênes Desjardins
    Deslauriers Desrochers Desrosiers Dion Dionne Doucet Drolet Drouin Dubé Dubois Duchesne Dufour Dufresne Dugas Duguay
    Dumais Dumas Dumont Dupont Dupuis Durand Duval Éthier Faucher Ferland Filion Fontaine Forget Fortier Fortin Fournier
    Fréchette Gagné Gagnon Gaudet Gauthier Gauvin Gélinas Gendron Genest Gervais Giguère Gilbert Gingras Girard Giroux
    Godbout Godin Gosselin Goulet Gravel Grenier Guay Guérin Guilbault Hamel Harvey Hébert Hénault Houle Huard Hudon
    Huot Jobin Jolicoeur Joly Labelle Labonté Labrecque Labrie Lachance Lacombe Lacroix Laferrière Laflamme Lafleur
    Lafontaine Laframboise Lafrance Lagacé Lajoie Lalonde Lamarre Lambert Lamontagne Lamoureux Landry Langevin Langlois
    Lapierre Laplante Lapointe Larivière Larocque Larouche Lavallée Laverdière Lavigne Lavoie Leblanc Lebel Leclair
    Leclerc Leduc Lefebvre Legault Léger Lemay Lemieux Lepage Leroux Lessard Létourneau Levasseur Lévesque Loiselle
    Lussier Maheu Mailhot Maltais Marchand Marcotte Marois Martel Martineau Massé Mathieu Ménard Mercier Messier Meunier
    Michaud Millette Moisan Monette Mongeau Morency Morin Morissette Nadeau Nault Normandin Ouellet Ouellette Pagé
    Paquette Paquin Paradis Parent Pelchat Pelletier Pépin Perreault Perron Picard Pilon Pinard Plante Plourde Poirier
    Poitras Potvin Poulin Pouliot Prévost Primeau Proulx Provencher Quenneville Racicot Racine Raymond Renaud Richard
    Rioux Rivard Robert Robitaille Rochon Rousseau Roussel Roy Sauvé Savard Savoie Séguin Senécal Sévigny Simard Sirois
    Soucy St-Amand St-Laurent St-Pierre Sylvain Talbot Tanguay Tardif Tessier Tétreault Théberge Thériault Therrien
    Thibault Thivierge Tremblay Trépanier Trottier Trudeau Trudel Turcotte Turgeon Vachon Vaillancourt Valiquette Vallée
    Veilleux Vézina Viau Vigneault Villeneuve Vincent`),
  french: names(`
    Arnaud Aubert Bailly Barbier Baron Berger Bernard Bertin Besson Blanc Blanchard Bonnet Boucher Bouvier Boyer Brun Brunet
    Carpentier Charpentier Chevalier Clément Colin Cordier Daniel David Denis Deschamps Didier Dubois Dufour Dumas Dumont
    Dupont Dupuis Durand Duval Étienne Fabre Faure Fernandez Fleury Fontaine Fournier François Garnier Gaillard Garcia
    Gauthier Gautier Gérard Girard Giraud Guérin Guillot Henry Hubert Huet Humbert Jacquet Jean Joly Lacroix Lambert Laurent
    Leblanc Leclerc Lecomte Lefebvre Lefèvre Leger Lemaire Lemoine Leroux Leroy Lopez Louis Lucas Mallet Marchal Marchand
    Marie Martin Masson Mathieu Menard Mercier Meunier Meyer Michel Millet Morel Moreau Morin Moulin Muller Nicolas Noël
    Olivier Perez Perrin Perrot Petit Philippe Picard Pierre Poirier Prévost Renard Renaud Rey Reynaud Richard Rivière
    Robert Robin Roche Roger Rolland Roussel Rousseau Roux Roy Royer Sanchez Schmitt Schneider Simon Thomas Vasseur Vidal
    Vincent Weber`),
  finnish: names(`
    Aalto Aaltonen Ahola Ahonen Airaksinen Alanen Alatalo Anttila Anttonen Arola Eerola Eklund Eronen Eskola Eskelinen
    Forsman Haapala Haapanen Haavisto Hakala Halonen Hämäläinen Hannula Harju Harjula Hartikainen Heikkilä Heikkinen
    Heinonen Heino Heiskanen Helenius Hellström Hietala Hietanen Hiltunen Hirvonen Holopainen Huhtala Huovinen Huttunen
    Hyvönen Hyvärinen Ihalainen Ikonen Immonen Jääskeläinen Jalonen Järvelä Järvenpää Järvinen Jokela Jokinen Juntunen
    Jussila Juvonen Kähkönen Kainulainen Kallio Kangas Kanerva Karhu Kärkkäinen Karjalainen Karlsson Karppinen Karvonen
    Kauppinen Kemppainen Kettunen Kinnunen Kiiskinen Kivelä Kivimäki Knuutila Koivisto Koivula Koivunen Kokko Kokkonen
    Komulainen Korhonen Korpela Korpi Koskela Koskinen Kosonen Kotila Kujala Kukkonen Kulmala Kuosmanen Kuusela Kuusisto
    Kyllönen Laakso Laaksonen Lahtela Lahti Lahtinen Laine Laitinen Lampinen Lappalainen Lassila Latvala Lehtinen Lehto
    Lehtonen Leino Leinonen Lepistö Leppänen Lindberg Lindholm Lindroos Lindström Luoma Mäenpää Mäkelä Mäki Mäkinen
    Malinen Manninen Männistö Marttila Mattila Matikainen Mikkola Moilanen Mustonen Mykkänen Myllymäki Nevala Nevalainen
    Niemelä Niemi Nieminen Nikula Niskanen Nissinen Nurmi Nurminen Nyberg Nyman Ojala Ojanen Oksanen Ollila Paananen
    Pajunen Palonen Parkkinen Partanen Pasanen Pekkala Pekkarinen Pelkonen Peltola Peltonen Penttinen Pesonen Pietilä
    Piirainen Pitkänen Pohjola Pöllänen Pulkkinen Rajala Rantala Rantanen Räsänen Rautiainen Rautio Repo Rinne Rintala
    Rissanen Rossi Ruotsalainen Ruuska Saarela Saari Saarinen Salmela Salmi Salminen Salo Salonen Sandberg Savolainen
    Seppälä Seppänen Sillanpää Simola Sirén Soini Suominen Taipale Takala Tamminen Tanskanen Tervo Tiainen Tikkanen
    Toivonen Tolonen Tolvanen Tuomi Tuominen Turpeinen Turunen Uusitalo Väänänen Väisänen Valkonen Vanhala Vartiainen
    Vehmas Virtanen Vuorela Vuori Vuorinen Ylönen`),
  swedish: names(`
    Abrahamsson Ahlberg Ahlström Almgren Almqvist Andersson Andreasson Arvidsson Axelsson Backlund Backman Bengtsson Berg
    Bergström Berggren Bergkvist Berglund Bergman Bergqvist Björk Björklund Björkman Blom Blomqvist Boström Brännström
    Bylund Carlsson Christensen Claesson Dahl Dahlberg Dahlgren Dahlin Dahlström Danielsson Davidsson Edlund Edström
    Ek Ekberg Eklund Ekman Ekström Eliasson Engberg Engström Eriksson Fors Forsberg Forslund Forsman Frank Fransson
    Fredriksson Fransén Friberg Gunnarsson Gustafsson Göransson Hagberg Haglund Hallberg Hallgren Hansson Hedberg Hedlund
    Hedman Hedström Helin Hellberg Hellström Henriksson Hermansson Holm Holmberg Holmgren Holmqvist Holmström Häggström
    Högberg Isaksson Jakobsson Jansson Johansson Johnsson Jonasson Jonsson Josefsson Karlsson Kjellberg Lager Larsson
    Lilja Lind Lindahl Lindberg Lindblad Lindblom Lindgren Lindholm Lindqvist Lindström Lund Lundberg Lundgren Lundin
    Lundmark Lundqvist Lundström Löfgren Magnusson Malmberg Malmström Martinsson Mattsson Melin Modig Molin Moberg
    Månsson Mårtensson Nilsson Norberg Nordgren Nordin Nordström Norén Norling Nyberg Nygren Nylander Nyman Nyström Ohlsson
    Olofsson Olsson Palm Palmqvist Persson Petersson Pettersson Rask Robertsson Rosén Rosenqvist Rydberg Rundqvist
    Samuelsson Sandberg Sandgren Sandin Sandström Selander Sjöberg Sjögren Sjölund Sjöstrand Sjöström Skoglund Stenberg
    Stenström Strand Strandberg Strömberg Ström Sundberg Sundin Sundqvist Sundström Svedberg Svensson Svärd Söderberg
    Söderlund Söderström Thorén Thörn Törnqvist Viklund Vikström Wahlberg Wallin Westberg Westerlund Westman Wiklund
    Wikström Winberg Åberg Åhlund Åkerlund Åkesson Åström Öberg Öhman Österberg Östlund`),
  estonian: names(`
    Aas Allik Anton Arro Eller Hansen Ilves Ivask Jakobson Jõgi Järv Kaasik Kallas Kallaste Kangur Karu Kask Kase Kattai
    Kikkas Kirs Kivi Koch Koppel Kruus Kukk Kuusk Kuusik Käär Laas Laur Lepik Lepp Liiv Lill Lõhmus Luik Luts Mets Mägi
    Mölder Nurk Oja Ojala Orav Ots Paas Palm Parts Peterson Pihlak Poom Põder Pärn Raud Raudsepp Rebane Rohtla Roos Rosin
    Saar Saks Sarap Sepp Sild Sokk Soosaar Tamm Tammik Tamme Teder Teras Toom Toome Tuisk Unt Uibo Vaher Vahter Valk Vares
    Veski Viik Võsu Õunapuu`),
  lithuanian: names(`
    Adamonis Ambrazas Andriulis Baranauskas Bagdonas Balčiūnas Banys Bernotas Bielinis Bružas Butkus Čepas Černiauskas
    Dambrauskas Daugėla Gaidys Gedvilas Girdauskas Grigas Gudaitis Jakubauskas Jankauskas Janulis Jonaitis Juška Kairys
    Kalvaitis Kaminskas Karpavičius Kavaliauskas Kazlauskas Kubilius Kučinskas Lapinskas Leonavičius Lukošius Mačiulis
    Marčiulionis Matulis Mažeika Mickevičius Mikalauskas Milašius Morkūnas Naujokas Norkus Pakalnis Paulauskas Petrauskas
    Pocius Povilaitis Radzevičius Ramanauskas Rimkus Rudys Sabaliauskas Savickas Šimkus Sinkevičius Stankevičius Stonys
    Tamulis Urbonas Vaitkus Valaitis Vasiliauskas Vilkas Žemaitis Žilinskas Žukauskas`),
  belarusian: names(`
    Adamovich Akulich Astapenka Babrou Bandarenka Baranau Barysenka Bialkevich Dubrouski Dzemidovich Haidukevich
    Hancharou Harbachou Hrynkevich Ivanou Kalinin Karatkevich Karneyeu Kavalenka Kavaleuski Kazakevich Khatkevich Klimovich
    Krauchanka Kruk Kulesh Kuntsevich Kuzmich Lapko Leanovich Levin Liashenka Lukashevich Lyskavets Malinouski Marozau
    Martsinkevich Matskevich Mazur Mikhalchuk Navitski Novik Palchyk Paulovich Petrovich Piatrenka Rabtsau Ramanchuk
    Rudenka Sakalou Saladukhin Savich Shamko Shaporau Sharanhovich Shapavalau Shauchenka Sidarenka Stankevich Starchanka
    Stasenka Suvorau Talkach Tarasevich Trafimovich Usau Varabei Vasilevich Viarbitski Yakauchuk Yarmolenka Yurkevich
    Zaitsau Zhuk`),
  kazakh: names(`
    Abdrakhmanov Abdulin Abenov Abilov Aitbayev Akhmetov Alimov Aldabergenov Amanov Asanov Askarov Baimukhanov Baitursynov
    Bekbolatov Bekov Daulbayev Dosmukhambetov Duisenov Dzhaksybekov Erzhanov Esenov Ibraimov Imangaliyev Ismailov Iskakov
    Kabdulov Kairbekov Kaliyev Karimov Kassymov Kenzhebayev Khassenov Kozhabekov Kuanyshev Kudaibergenov Kurmanov Mukhanov
    Musin Mustafin Nurgaliyev Nurmagambetov Nurpeisov Omarov Orazov Rakhimov Rakhmetov Sadykov Sagintayev Saparov
    Sarsenov Satybaldiyev Seitkali Serikbayev Smagulov Suleimenov Tazhibayev Temirov Tleubayev Toktarov Tulegenov
    Turganbayev Umarov Utegenov Yermekov Yesimov Zhakenov Zhaksylykov Zhumabayev Zhunussov`),
  icelandic: names(`
    Andrason Arason Arnarson Aronsson Atlason Baldursson Benediktsson Birgisson Bjarkason Bjarnason Björnsson Davíðsson
    Egilsson Einarsson Eiríksson Friðriksson Gíslason Guðmundsson Gunnarsson Halldórsson Hannesson Hauksson Helgason
    Hilmarsson Hjaltason Ingason Jóhannsson Jónasson Jónsson Kárason Karlsson Kjartansson Kristinsson Kristjánsson
    Magnússon Matthíasson Ólafsson Óskarsson Pálsson Pétursson Ragnarsson Róbertsson Rúnarsson Sigurðsson Sigurjónsson
    Snorrason Stefánsson Steinarsson Sturluson Sveinsson Tómasson Tryggvason Valdimarsson Viðarsson Þórðarson Þorsteinsson`),
  japanese: names(`
    Abe Aoki Arai Ando Aoyama Chiba Doi Endo Fujii Fujita Fujiwara Fukuda Goto Hagiwara Hara Harada Hasegawa Hashimoto
    Hattori Hayashi Higuchi Hirano Hirata Honda Honma Hoshino Ichikawa Iida Ikeda Imai Inoue Ishida Ishii Ishikawa Ito
    Iwasaki Kato Kawaguchi Kawamura Kawasaki Kikuchi Kimura Kinoshita Kobayashi Kojima Kondo Kono Kubo Kudo Kuroda
    Maeda Maruyama Masuda Matsuda Matsui Matsumoto Matsuo Miura Miyake Miyamoto Miyazaki Mizuno Mori Morita Murakami
    Murata Nagai Nakagawa Nakajima Nakamura Nakano Nakata Nakayama Nishida Nishimura Noda Noguchi Nomura Ogawa Ogura
    Oishi Okada Okamoto Ono Onishi Osaka Ota Otani Otsuka Saito Sakai Sakamoto Sakurai Sano Sasaki Sato Sawada Shibata
    Shimada Shimizu Shirai Suda Sugawara Sugimoto Sugiyama Suzuki Tachibana Takada Takagi Takahashi Takano Takeda
    Takeuchi Tamura Tanabe Tanaka Taniguchi Terada Uchida Ueda Ueno Wada Watanabe Yamada Yamaguchi Yamamoto Yamanaka
    Yamashita Yamazaki Yano Yokota Yokoyama Yoshida Yoshikawa`),
  korean: names(`
    Ahn Bae Baek Bang Cha Cho Choi Chung Chun Do Eom Gil Go Gong Gu Ha Ham Han Heo Hong Hwang Im Jang Jeon Jeong Ji Jin Jo
    Joo Ju Jung Kang Kim Ko Koo Kwak Kwon Lee Lim Ma Maeng Min Moon Na Nam Noh Oh Park Pyo Ryu Seo Seok Seong Shim Shin
    Sohn Son Song Suh Sung Um Wang Woo Yang Yeo Yeom Yoo Yoon Yu`),
  chinese: names(`
    Bai Bao Cai Cao Chang Chen Cheng Cui Dai Deng Ding Dong Du Duan Fan Fang Feng Fu Gao Gong Gu Guan Guo Han Hao He Hong
    Hou Hu Hua Huang Ji Jia Jiang Jin Kang Kong Lai Lei Li Liang Liao Lin Liu Long Lu Luo Ma Mao Meng Mo Niu Pan Peng Qian
    Qiao Qin Qiu Qu Ren Shao Shen Shi Song Su Sun Tan Tang Tao Tian Wan Wang Wei Wen Wu Xia Xiang Xiao Xie Xiong Xu Xue Yan
    Yang Yao Ye Yi Yin Yu Yuan Yue Zeng Zhang Zhao Zheng Zhong Zhou Zhu Zhuang Zou`),
  slovene: names(`
    Bajc Bevk Bizjak Blatnik Božič Bregar Cerar Čeh Debeljak Dolenc Dolinar Erjavec Fajfar Ferjan Furlan Golob Gorenc
    Gorjup Gregorc Gros Hočevar Hribar Jamnik Jenko Jereb Jerman Juvan Kastelic Kavčič Klemenc Knez Kobal Kos Košir Kotnik
    Kovač Kovačič Kralj Kramar Krajnc Kuhar Lah Lavrič Leban Lesjak Likar Logar Majcen Marolt Medved Mlakar Močnik Mrak
    Nemec Novak Oblak Pavlič Petek Petrič Pirc Pintar Podlesnik Pogačar Potočnik Povše Prelog Primc Razpotnik Ribič Rozman
    Rupnik Rutar Sever Simončič Skok Smrekar Šinkovec Štrukelj Sušnik Tavčar Tomažič Turk Urbanc Vesel Vidic Vidmar Vovk
    Zajc Zakrajšek Zupan Zupančič Žagar Žnidaršič`),
  german: names(`
    Albrecht Arnold Bach Bachmann Bauer Baumann Baumgartner Beck Becker Berger Bergmann Böhm Brandt Braun Brunner Busch
    Dietrich Eberl Ebner Eder Egger Ehrhardt Engel Engelhardt Ernst Fischer Frank Franke Franz Friedrich Fuchs Gärtner
    Geiger Graf Groß Gruber Günther Haas Hager Hahn Hartmann Hauser Heinrich Heller Herrmann Hofer Hofmann Hofmeister
    Holzer Horn Huber Jäger Jung Kaiser Keller Kern Kiefer Kirchner Klein Koch Köhler Kolb König Krämer Kraus Krause
    Kreuzer Kröger Krüger Kuhn Lang Lange Lechner Lehmann Leitner Lindner Lorenz Ludwig Maier Martin Maurer Mayer Meier
    Meyer Möller Moser Müller Neumann Oswald Otto Pfeiffer Pichler Pohl Raab Reich Reichel Reindl Reinhardt Reiter Richter
    Ritter Roth Sauer Schäfer Scherer Schiller Schmid Schmidt Schmitt Schneider Schreiber Schröder Schubert Schulte Schulz
    Schumacher Schuster Schwarz Seidel Seitz Simon Sommer Stein Steiner Strasser Thaler Ullrich Vogel Vogt Voigt Wagner
    Walter Weber Weiß Weigl Werner Wieland Wiesner Wimmer Winkler Winter Wirth Wolf Wolff Zimmermann Zeller Ziegler`),
  ukrainian: names(`
    Antonenko Babenko Bilenko Boiko Bondar Bondarenko Borysenko Chernenko Danylenko Datsenko Dovhal Dovzhenko Dudnyk
    Fedorenko Havryliuk Holub Honcharenko Hordiienko Horbenko Hrytsenko Ivanchenko Ivashchenko Karpenko Klymenko Kolesnyk
    Kolomiiets Kononenko Korniienko Kostenko Kotenko Kovalchuk Kovalenko Kozak Kravchenko Kravets Kryvenko Kulyk Kushnir
    Kuzmenko Lebid Levchenko Lysenko Lytvyn Lytvynenko Makarenko Marchenko Martyniuk Melnychuk Melnyk Moroz Mykhailenko
    Nazarenko Nesterenko Ostapenko Panchenko Pavlenko Petrenko Polishchuk Ponomarenko Prokopenko Pylypenko Romanenko
    Rudenko Savchenko Semenko Shapoval Sheremet Shevchuk Shvets Skrypnyk Stetsenko Sydorenko Symonenko Tarasenko Tkach
    Tkachenko Tkachuk Tymchenko Tyshchenko Vasylenko Vashchenko Vlasenko Voloshyn Yakovenko Yatsenko Yurchenko Zhuk
    Zinchenko Zubenko`),
};
