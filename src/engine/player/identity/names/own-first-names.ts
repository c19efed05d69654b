/**
 * The project's own list of men's first names: common ones of the generations that play, for cultures where the name library has
 * none, has them in another script, or lists outdated ones. Common knowledge; no list was copied.
 */
const names = (text: string): readonly string[] => text.trim().split(/\s+/);

export const OWN_FIRST_NAMES: Record<string, readonly string[]> = {
  english: names(`
    Aaron Adam Adrian Aidan Alec Alex Alexander Andrew Anthony Ashton Austin Avery Beau Ben Benjamin Blake Bobby Brad
    Braden Brady Brandon Brayden Brendan Brennan Brent Brett Brian Brock Brody Brooks Bryce Bryson Cade Caleb Callum
    Calvin Cam Cameron Carson Carter Casey Chad Chase Chris Christian Christopher Clark Clay Clayton Cody Colby Cole
    Colin Colton Connor Cooper Corey Craig Curtis Dakota Dale Dalton Damon Daniel Darcy Darren David Dawson Dean Declan
    Derek Derrick Devin Devon Dillon Dominic Donovan Drake Drew Dustin Dylan Easton Eddie Eli Elijah Elliot Emmett Eric
    Ethan Evan Finn Gabe Garrett Gavin George Glenn Graham Grant Grayson Greg Griffin Harrison Hayden Henry Hudson Hunter
    Ian Isaac Jack Jackson Jacob Jake James Jared Jason Jayden Jeff Jeremy Jesse Jim Joe Joel John Johnny Jonah Jonathan
    Jordan Joseph Josh Joshua Julian Justin Kade Keegan Keith Kent Kevin Kirk Kurt Kyle Lance Landon Lane Lawson Levi Liam
    Logan Louis Lucas Luke Marcus Mark Marshall Mason Matt Matthew Max Maxwell Michael Mike Miles Mitch Mitchell Morgan
    Nash Nate Nathan Neil Nicholas Nick Noah Nolan Oliver Owen Parker Patrick Paul Peter Peyton Philip Preston Quinn Ray
    Reece Reed Reid Rhett Richard Ridly Riley Rob Robert Rory Ross Russell Ryan Ryder Sam Samuel Scott Sean Seth Shane
    Shaun Shawn Sheldon Simon Spencer Stephen Steven Stuart Tanner Taylor Terry Theo Thomas Tim Timothy Todd Tom Travis
    Trent Trevor Tristan Troy Tucker Ty Tyler Tyson Victor Wade Walker Warren Wesley Will William Wyatt Xavier Zach
    Zachary Zane`),
  'french-canadian': names(`
    Alexandre Alexis Anthony Antoine Benoit Bruno Cédric Charles Christophe Claude Damien Daniel David Denis Dominic
    Édouard Émile Éric Étienne Félix Francis Frédéric Gabriel Gilbert Guillaume Guy Henri Hubert Hugo Isaac Jacob Jacques
    Jasmin Jean Jérémie Jérôme Joël Jonathan Julien Justin Laurent Léo Loïc Louis Luc Marc Marcel Martin Mathieu Mathis
    Maxime Michaël Michel Mikaël Nathan Nicolas Normand Olivier Pascal Patrice Patrick Philippe Pierre Raphaël Raymond
    Rémi Renaud René Richard Robert Samuel Sébastien Serge Simon Stéphane Sylvain Thierry Thomas Tristan Victor Vincent
    Xavier Yan Yannick Yves Zachary Jean-François Jean-Philippe Marc-André Marc-Antoine Pierre-Luc Louis-Philippe
    Charles-Étienne Jean-Sébastien Pierre-Olivier Jean-Christophe`),
  french: names(`
    Adrien Alain Alexandre Alexis Antoine Arthur Aurélien Baptiste Bastien Benjamin Bertrand Brice Cédric Clément Corentin
    Damien David Denis Dorian Emmanuel Étienne Fabien Florent Florian François Frédéric Gaël Gaëtan Grégory Guillaume
    Hugo Jérémy Jérôme Jordan Jules Julien Kévin Laurent Léo Loïc Louis Luc Lucas Marc Martin Mathieu Maxime Mickaël
    Nathan Nicolas Noah Olivier Pascal Paul Philippe Pierre Quentin Raphaël Rémi Robin Romain Samuel Sébastien Simon
    Stéphane Sylvain Théo Thibault Thomas Timothée Tristan Valentin Victor Vincent Xavier Yann Yoann`),
  finnish: names(`
    Aapo Aarne Aaro Aaron Akseli Aki Aleksi Anssi Antti Anton Arttu Atte Axel Eemeli Eero Eetu Elias Elmeri Emil Erkki
    Esa Hannes Hannu Harri Heikki Henri Iikka Iiro Ilari Ilkka Ilmari Janne Jaakko Jani Jari Jarkko Jere Jesse Jiri Joel
    Joni Joona Joonas Jouni Juha Juho Jukka Julius Jussi Justus Juuso Kaapo Kai Kalle Kari Karri Kasper Kimmo Kristian
    Lasse Lauri Lenni Leo Markku Marko Markus Matias Matti Mika Mikael Mikko Miika Miro Miska Nico Niilo Niklas Niko
    Olavi Olli Oliver Onni Oskari Otso Otto Patrik Pekka Perttu Petri Petteri Pyry Rasmus Riku Risto Roni Roope Saku
    Sakari Sami Samuel Samuli Santeri Santtu Sebastian Severi Simo Tapio Tatu Teemu Tero Timo Tomi Tommi Toni Topi
    Tuomas Tuukka Urho Valtteri Veeti Veikko Veli-Matti Vesa Viljami Ville Waltteri Werner`),
  swedish: names(`
    Adam Albin Alexander Alfred Alvin Anders Andreas Anton Arvid Axel Benjamin Björn Calle Carl Christian Christoffer
    Daniel David Dennis Edvin Elias Elliot Emil Erik Felix Filip Fredrik Gabriel Gustav Hampus Hannes Henrik Hugo Isac
    Jacob Jakob Jens Jesper Jimmy Joakim Joel Johan Johannes John Jonas Jonathan Kalle Kevin Kristian Kristoffer Lars
    Leo Liam Linus Loke Lucas Ludvig Lukas Magnus Malte Marcus Martin Mathias Mattias Max Melker Melvin Mikael Mille
    Måns Nicklas Nils Noah Noel Oliver Olle Oscar Oskar Otto Patrik Per Peter Philip Pontus Rasmus Rickard Robert Robin
    Samuel Sebastian Simon Sixten Stefan Theodor Theo Tim Tobias Tom Tommy Vidar Victor Viggo Viktor Ville Vilmer
    William Wilmer Zack`),
  czech: names(`
    Adam Adrian Aleš Alex Antonín Bohumil Daniel David Dalibor Dominik Eduard Erik Filip František Hynek Igor Ivan Ivo
    Jakub Jan Jáchym Jaromír Jaroslav Jindřich Jiří Jonáš Josef Kamil Karel Kristián Kryštof Ladislav Leoš Libor Lubomír
    Luboš Lukáš Marek Martin Matěj Matouš Matyáš Michael Michal Mikuláš Milan Miloslav Miroslav Oldřich Ondřej Oskar Otakar
    Patrik Pavel Petr Prokop Radek Radim Radovan Richard Robert Robin Roman Rostislav Rudolf Samuel Šimon Stanislav Štěpán
    Tadeáš Tobiáš Tomáš Vít Vítězslav Václav Viktor Vladimír Vladislav Vlastimil Vojtěch Zbyněk Zdeněk`),
  german: names(`
    Alexander Andreas Anton Bastian Ben Benedikt Benjamin Bernhard Christian Christoph Constantin Daniel David Dennis
    Dominik Elias Emil Erik Fabian Felix Ferdinand Finn Florian Frank Frederik Georg Gregor Hannes Henrik Jakob Jan Jannik
    Jens Joachim Johannes Jonas Jonathan Joshua Julian Julius Kai Karl Kevin Kilian Klaus Konrad Korbinian Lars Lennart
    Leo Leon Leonhard Linus Louis Lucas Ludwig Luis Lukas Magnus Manuel Marc Marcel Marco Marius Markus Martin Matthias
    Maximilian Michael Moritz Nico Niklas Nils Noah Oliver Oskar Pascal Patrick Paul Peter Philipp Quirin Ralf Robert Robin
    Samuel Sebastian Simon Stefan Sven Theo Thomas Tim Timo Tobias Tom Valentin Vincent Wolfgang Yannick`),
  italian: names(`
    Alberto Alessandro Alessio Alex Andrea Angelo Antonio Christian Claudio Daniele Dario Davide Diego Edoardo Elia
    Emanuele Enrico Fabio Fabrizio Federico Filippo Francesco Gabriele Giacomo Gianluca Gianmarco Giorgio Giovanni
    Giulio Giuseppe Ivan Jacopo Leonardo Lorenzo Luca Luigi Manuel Marco Mario Massimo Matteo Mattia Maurizio Michele
    Mirko Nicola Nicolò Paolo Patrick Pietro Raffaele Riccardo Roberto Samuele Sebastiano Sergio Simone Stefano Thomas
    Tommaso Umberto Valerio Vincenzo Vittorio`),
  estonian: names(`
    Aivar Aleksander Alo Andres Andrus Anti Ants Argo Artur Arvo Eerik Erki Gert Hannes Hendrik Henri Indrek Jaak Jaan
    Janek Joonas Juhan Kaarel Kalev Karl Kaspar Kaur Kristjan Kristo Lauri Madis Marek Margus Markus Martin Mart Mattias
    Meelis Mihkel Oliver Oskar Ott Peeter Priit Raimo Rain Raivo Rando Rasmus Rauno Robert Robin Roland Romet Sander Siim
    Silver Taavi Taivo Tanel Tarmo Tiit Toomas Tõnis Tõnu Uku Urmas Vahur Veiko Villem`),
  lithuanian: names(`
    Adomas Aistis Aivaras Aleksas Algirdas Andrius Antanas Arnas Arnoldas Arnas Arturas Arvydas Audrius Augustas Aurimas
    Benas Daividas Dainius Danielius Darius Daumantas Deividas Dominykas Domas Donatas Dovydas Edgaras Edvinas Egidijus
    Eimantas Emilis Ernestas Evaldas Gediminas Giedrius Gintaras Gytis Ignas Jokubas Jonas Juozas Justas Karolis Kasparas
    Kazys Kestutis Laurynas Linas Lukas Mantas Marius Matas Mindaugas Modestas Nedas Nerijus Nojus Paulius Petras Povilas
    Ramunas Rimas Rokas Rolandas Romualdas Saulius Simas Simonas Tadas Tautvydas Titas Tomas Vaidas Valdas Vilius
    Vytautas Vytenis Zygimantas`),
  belarusian: names(`
    Aleh Aliaksandr Aliaksei Anatol Andrei Anton Artsiom Arseni Danila Dzianis Dzmitry Fiodar Hleb Henadz Ihar Illia Ivan
    Kanstantsin Kiryl Leanid Maksim Matsvei Mikalai Mikhail Mikita Nazar Pavel Piotr Raman Ruslan Siarhei Stanislau
    Stsiapan Tsimafei Tsimur Uladzimir Uladzislau Vadzim Valery Vasil Viachaslau Viktar Vital Yahor Yauhen Yaraslau Yury
    Zakhar`),
  kazakh: names(`
    Abai Adil Aibek Aidar Aidos Alibek Alikhan Almas Amir Anuar Arman Arnur Asan Askar Asylbek Aslan Azamat Bakhyt Batyr
    Bauyrzhan Beibit Berik Bolat Damir Daniyar Darkhan Dauren Dias Dinmukhamed Erbol Erlan Ermek Galym Ilyas Islam Kairat
    Kanat Kuanysh Madi Madiyar Maksat Marat Murat Nurbek Nurlan Nurzhan Olzhas Rakhat Rinat Ruslan Rustam Samat Sanzhar
    Serik Sultan Talgat Temirlan Timur Yerassyl Yerbolat Yerlan Yernar Zhandos Zhanibek`),
  icelandic: names(`
    Andri Ari Aron Atli Axel Baldur Benedikt Birgir Birkir Bjarki Bjarni Björn Brynjar Dagur Davíð Egill Einar Eiríkur
    Elvar Emil Eyþór Friðrik Gísli Gunnar Guðmundur Hafsteinn Halldór Hannes Haukur Heiðar Helgi Hilmar Hlynur Hörður
    Ingvar Jóhann Jökull Jón Jónas Kári Kjartan Kristinn Kristján Magnús Markús Matthías Ólafur Orri Óskar Páll Pétur
    Ragnar Róbert Rúnar Sigurður Sindri Skúli Snorri Stefán Steinar Sturla Sveinn Sölvi Tómas Tryggvi Unnar Úlfar Viktor
    Viðar Þór Þórður Ævar Örn`),
  japanese: names(`
    Aoi Akira Akihiro Atsushi Daiki Daisuke Eiji Fumiya Genki Go Hajime Haruki Haruto Hayato Hideki Hiroki Hiroshi Hiroto
    Hisashi Issei Itsuki Jin Jun Junichi Junya Kaito Kakeru Kazuki Kazuma Kei Keisuke Keita Kengo Kenji Kenta Kento Koji
    Kosuke Kota Kohei Makoto Manabu Masahiro Masaki Masato Masaya Minoru Mitsuki Naoki Naoto Osamu Ren Riku Ryo Ryohei
    Ryota Ryuji Satoru Satoshi Seiji Sho Shogo Shohei Shota Shun Shunsuke Sora Sota Susumu Taiga Taichi Takahiro Takashi
    Takeshi Takuma Takumi Takuya Taro Tatsuya Tetsuya Tomoki Tomoya Toru Tsubasa Tsuyoshi Wataru Yamato Yasuhiro Yohei
    Yosuke Yuki Yuma Yuji Yusei Yusuke Yuta Yuto Yuya`),
  korean: names(`
    Byung-ho Chan-ho Chang-min Chul-soo Dae-hyun Dong-gun Dong-hyun Dong-min Dong-wook Eun-ho Eun-woo Geon-woo Gun-ho
    Ha-joon Hee-chan Ho-jin Ho-sung Hwan-hee Hyeon-woo Hyun-jin Hyun-soo Hyun-su In-ho In-sung Jae-hoon Jae-hyun Jae-min
    Jae-won Jae-wook Jeong-ho Jeong-min Jin-hyuk Jin-kyu Jin-soo Jin-woo Jong-hyun Jong-min Jong-soo Joo-hyung Joo-won
    Joon-ho Joon-seo Joon-young Jun-hyeok Jun-woo Jung-hoon Jung-woo Ki-hoon Ki-sung Kwang-hyun Kyung-ho Kyung-min
    Kyung-soo Min-chul Min-ho Min-hyuk Min-jae Min-jun Min-kyu Min-seok Min-soo Min-woo Myung-ho Nam-il Sang-hoon
    Sang-hyun Sang-min Sang-woo Seo-joon Seok-jin Seong-ho Seung-hoon Seung-hyun Seung-jae Seung-min Seung-woo Si-woo
    Soo-hyun Sung-hoon Sung-jin Sung-min Tae-hoon Tae-hyun Tae-min Tae-woo Won-ho Won-jun Woo-jin Woo-sung Yeon-ho
    Yong-ho Yong-jun Young-ho Young-jae Young-min`),
  chinese: names(`
    Bin Bo Bolin Chao Chen Cheng Chengyu Chong Da Dong Fei Feng Gang Guang Guoqiang Hai Haifeng Haitao Hang Hao Haoran
    He Heng Hong Hongwei Hua Hui Jia Jiahao Jiaming Jian Jianhua Jianjun Jie Jin Jing Jinhai Jun Junjie Kai Kang Ke Kun
    Lei Liang Lin Long Lu Ming Minghao Mingyu Nan Ning Peng Pengfei Ping Qiang Qing Rui Shan Shaojie Sheng Shuai Shuo
    Song Tao Tianyu Ting Wei Weidong Wen Wenbo Wenhao Wu Xiang Xiaodong Xiaofeng Xin Xing Xu Xuan Yang Yi Yichen Yifan
    Ying Yong Yu Yuchen Yue Yuhang Yun Ze Zehao Zhen Zheng Zhi Zhihao Zhiqiang Zhiyuan Zihan Zihao Zixuan`),
  slovene: names(`
    Aleks Aleksander Aleš Aljaž Alen Andrej Anže Blaž Bojan Boštjan Branko Damir Damjan Daniel David Dejan Denis Domen
    Dušan Erik Filip Gal Gašper Gregor Grega Igor Iztok Jaka Jakob Jan Janez Jernej Jošt Jure Kristjan Klemen Leon Luka Lovro
    Marko Marjan Matej Matevž Matic Maj Miha Mark Milan Mitja Nejc Nik Patrik Peter Primož Rok Robert Sandi Simon Tadej
    Tim Tilen Tomaž Uroš Urban Val Vid Žan Žiga`),
  russian: names(`
    Aleksandr Aleksey Anatoly Andrey Anton Arkady Arseny Artem Artur Boris Bogdan Daniil Danila Denis Dmitry Egor Eduard
    Evgeny Fedor Gennady German Gleb Grigory Igor Ilya Ivan Kirill Konstantin Lev Leonid Maksim Makar Marat Mark Matvey
    Mikhail Nikita Nikolay Oleg Pavel Petr Platon Rinat Rodion Roman Ruslan Rustam Semyon Sergey Savely Stanislav
    Stepan Svyatoslav Timofey Timur Vadim Valentin Valery Vasily Viktor Vitaly Vladimir Vladislav Vsevolod Vyacheslav
    Yaroslav Yegor Yevgeny Yury Zakhar`),
  ukrainian: names(`
    Anatolii Andrii Anton Arsen Artem Bohdan Borys Danylo Denys Dmytro Eduard Fedir Heorhii Hlib Ihor Illia Ivan Kostiantyn
    Kyrylo Leonid Maksym Marko Mykhailo Mykola Mykyta Nazar Oleh Oleksandr Oleksii Orest Ostap Pavlo Petro Roman Ruslan
    Serhii Stanislav Stepan Sviatoslav Taras Tymofii Tymur Vadym Valerii Vasyl Viktor Vitalii Vladyslav Volodymyr
    Vsevolod Yaroslav Yehor Yevhen Yurii Zakhar`),
  slovak: names(`
    Adam Adrián Alex Andrej Anton Boris Branislav Daniel Dávid Dominik Dušan Eduard Erik Filip František Gabriel Igor
    Ivan Jakub Ján Jaroslav Jozef Juraj Kamil Karol Kristián Ladislav Libor Ľubomír Ľuboš Lukáš Marcel Marek Marián
    Mário Martin Matej Matúš Maroš Maxim Michal Milan Miloš Miroslav Norbert Oliver Ondrej Patrik Pavol Peter Radoslav
    Rastislav René Richard Róbert Robin Roman Rudolf Samuel Sebastián Šimon Slavomír Stanislav Štefan Tibor Timotej
    Tobias Tomáš Viktor Viliam Viktor Vladimír Vladislav Vojtech`),
  latvian: names(`
    Aigars Ainars Aivars Aleksandrs Aleksejs Alvis Andrejs Andris Artis Arturs Arvis Atis Bruno Dainis Daniels Daniils
    Deniss Dmitrijs Edgars Eduards Edvards Eduards Elvis Emils Eriks Ernests Felikss Filips Gatis Georgs Gints Guntis
    Gustavs Harijs Helmuts Ilmars Ingus Ivars Jānis Jēkabs Juris Kārlis Kaspars Klāvs Krišjānis Kristaps Kristers
    Lauris Linards Madars Mareks Mārcis Māris Markuss Mārtiņš Matīss Miks Miķelis Nauris Nikita Oļegs Oskars Pauls Pēteris
    Raimonds Raivis Ralfs Reinis Renārs Rihards Roberts Rodrigo Rolands Rūdolfs Rūdis Sandis Sergejs Toms Tomass
    Uldis Uvis Valters Viesturs Viktors Vilnis Vladislavs Zigmunds`),
  polish: names(`
    Adam Adrian Aleksander Andrzej Antoni Arkadiusz Artur Bartłomiej Bartosz Błażej Bogdan Bogusław Cezary Damian Daniel
    Dariusz Dawid Dominik Eryk Fabian Filip Franciszek Gabriel Grzegorz Henryk Hubert Igor Jacek Jakub Jan Jarosław Jerzy
    Józef Kacper Kamil Karol Konrad Krystian Krzysztof Leon Łukasz Maciej Maksymilian Marcel Marcin Marek Mariusz Mateusz
    Michał Mikołaj Miłosz Oliwier Olaf Oskar Patryk Paweł Piotr Przemysław Radosław Rafał Robert Roman Ryszard Sebastian
    Sławomir Stanisław Szymon Tadeusz Tomasz Tymoteusz Wiktor Witold Wojciech Zbigniew`),
  croatian: names(`
    Ante Antonio Bojan Boris Borna Branimir Bruno Damir Danijel Dario David Denis Dino Domagoj Dominik Dražen Duje Filip
    Fran Goran Hrvoje Igor Ivan Ivica Ivo Jakov Josip Jure Karlo Krešimir Kristijan Leon Lovro Luka Marin Marko Martin
    Mateo Matija Mario Matko Mihael Mislav Nikola Nino Patrik Pavao Petar Robert Roko Sandro Saša Sven Stjepan Tin Tomislav
    Toni Vedran Viktor Vinko Vito Zdravko Zlatko Zoran Zvonimir Željko`),
  serbian: names(`
    Aleksa Aleksandar Andrej Arsen Bogdan Bojan Boris Branislav Branko Damjan Danilo Darko Dejan Dimitrije Dragan Dušan
    Đorđe Filip Goran Igor Ilija Ivan Jovan Konstantin Lazar Luka Marko Mateja Matija Mihailo Mihajlo Milan Milorad Miloš
    Miodrag Mirko Miroslav Mladen Nebojša Nemanja Nenad Nikola Novak Ognjen Pavle Petar Predrag Radovan Relja Saša Sava
    Slobodan Srđan Stefan Strahinja Teodor Uroš Vasilije Veljko Viktor Vladimir Vojin Vuk Vukašin Zoran Željko`),
  dutch: names(`
    Aaron Arjen Bart Bas Bastiaan Ben Boris Bram Casper Daan Daniël David Dennis Diederik Dirk Erik Floris Frank Frits
    Gerard Gijs Guus Hendrik Hidde Hugo Jaap Jan Jasper Jelle Jens Jeroen Jesse Jonas Joost Jordy Joris Jules Julian Jurre
    Kees Kevin Koen Lars Levi Luuk Luca Lucas Maarten Marc Mark Martijn Mats Max Michiel Mike Milan Niels Nick Olaf Olivier
    Pepijn Pieter Quinten Raoul Reinier Rens Rick Rik Robbert Robin Roel Ruben Rutger Sander Sem Siem Sjoerd Stefan Sven
    Teun Thijs Thomas Tijn Tim Timo Tobias Tom Tygo Victor Vincent Willem Wouter`),
  romanian: names(`
    Adrian Alex Alexandru Alin Andrei Anton Attila Bogdan Călin Catalin Cezar Ciprian Claudiu Constantin Cornel Cosmin
    Cristian Csaba Dan Daniel Darius David Denis Dorin Dragoș Dumitru Eduard Emil Eugen Florin Gabriel George Gheorghe Horia
    Ioan Ion Ionuț Iulian Laurențiu Liviu Lucian Luca Marian Marius Mihai Mircea Mugurel Nicolae Octavian Ovidiu Paul Petru
    Radu Raul Răzvan Robert Rareș Roland Sebastian Sergiu Silviu Sorin Stefan Szabolcs Teodor Tiberiu Tudor Valentin Vasile
    Victor Viorel Vlad Zoltan`),
  danish: names(`
    Adam Albert Alexander Anders Andreas Anton Asger August Bjarke Bo Brian Carl Casper Christian Christoffer Claus Daniel
    David Dennis Elias Emil Erik Esben Felix Frans Frederik Gustav Hans Henrik Holger Jacob Jakob Jan Jannik Jens Jeppe
    Jesper Johan Johannes Jonas Jonathan Kasper Kenneth Kim Kristian Lars Lasse Lauge Liam Lucas Mads Magnus Malte Marcus
    Markus Martin Mathias Matias Mikael Mikkel Morten Nick Nicklas Nicolai Niels Nikolaj Oliver Oscar Oskar Patrick Per
    Peter Philip Rasmus Rune Sebastian Silas Simon Søren Stefan Steffen Thomas Thor Tobias Torben Troels Valdemar Victor
    Viktor Villads William`),
};
