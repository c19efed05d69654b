/** Cities of western, central and southern Europe, by nation and time zone, bigger ones first. */
import { type City, citiesIn } from '#world/creation/geography/city.ts';

export const EUROPEAN_CITIES: readonly City[] = [
  ...citiesIn(
    'CZ',
    'Europe/Prague',
    `Prague 50.1 14.4|Brno 49.2 16.6|Ostrava 49.8 18.3|Plzeň 49.7 13.4|Liberec 50.8 15.1|Olomouc 49.6 17.3|
    České Budějovice 49.0 14.5|Hradec Králové 50.2 15.8|Pardubice 50.0 15.8|Zlín 49.2 17.7|Karlovy Vary 50.2 12.9|
    Kladno 50.1 14.1|Třinec 49.7 18.7|Vítkovice 49.8 18.3|Litvínov 50.6 13.6|Mladá Boleslav 50.4 14.9|Jihlava 49.4 15.6|
    Havířov 49.8 18.4|Chomutov 50.5 13.4|Vsetín 49.3 18.0|Přerov 49.5 17.5|Prostějov 49.5 17.1|Most 50.5 13.6|
    Tábor 49.4 14.7|Písek 49.3 14.1|Kolín 50.0 15.2|Ústí nad Labem 50.7 14.0|Děčín 50.8 14.2|Šumperk 50.0 17.0|
    Znojmo 48.9 16.0`,
  ),
  ...citiesIn(
    'SK',
    'Europe/Bratislava',
    `Bratislava 48.1 17.1|Košice 48.7 21.3|Prešov 49.0 21.2|Žilina 49.2 18.7|Nitra 48.3 18.1|Banská Bystrica 48.7 19.1|
    Trnava 48.4 17.6|Trenčín 48.9 18.0|Poprad 49.1 20.3|Martin 49.1 18.9|Zvolen 48.6 19.1|Liptovský Mikuláš 49.1 19.6|
    Spišská Nová Ves 48.9 20.6|Michalovce 48.8 21.9|Skalica 48.8 17.2|Nové Zámky 48.0 18.2|Prievidza 48.8 18.6|
    Dubnica 49.0 18.2|Humenné 48.9 21.9|Bardejov 49.3 21.3`,
  ),
  ...citiesIn(
    'CH',
    'Europe/Zurich',
    `Zürich 47.4 8.5|Geneva 46.2 6.1|Basel 47.6 7.6|Lausanne 46.5 6.6|Bern 46.9 7.4|Winterthur 47.5 8.7|Lucerne 47.1 8.3|
    St. Gallen 47.4 9.4|Lugano 46.0 9.0|Biel 47.1 7.2|Fribourg 46.8 7.2|Davos 46.8 9.8|Zug 47.2 8.5|Langnau 46.9 7.8|
    Rapperswil 47.2 8.8|Kloten 47.5 8.6|Ambrì 46.5 8.7|La Chaux-de-Fonds 47.1 6.8|Visp 46.3 7.9|Olten 47.4 7.9|
    Langenthal 47.2 7.8|Thun 46.8 7.6|Chur 46.9 9.5|Sierre 46.3 7.5|Arosa 46.8 9.7|Neuchâtel 47.0 6.9`,
  ),
  ...citiesIn(
    'DE',
    'Europe/Berlin',
    `Berlin 52.5 13.4|Hamburg 53.6 10.0|Munich 48.1 11.6|Cologne 50.9 7.0|Frankfurt 50.1 8.7|Stuttgart 48.8 9.2|
    Düsseldorf 51.2 6.8|Leipzig 51.3 12.4|Dresden 51.1 13.7|Hanover 52.4 9.7|Nuremberg 49.5 11.1|Bremerhaven 53.5 8.6|
    Mannheim 49.5 8.5|Augsburg 48.4 10.9|Ingolstadt 48.8 11.4|Krefeld 51.3 6.6|Iserlohn 51.4 7.7|Wolfsburg 52.4 10.8|
    Schwenningen 48.1 8.5|Straubing 48.9 12.6|Rosenheim 47.9 12.1|Landshut 48.5 12.2|Kassel 51.3 9.5|Crimmitschau 50.8 12.4|
    Garmisch 47.5 11.1|Bad Tölz 47.8 11.6|Füssen 47.6 10.7|Kaufbeuren 47.9 10.6|Ravensburg 47.8 9.6|Heilbronn 49.1 9.2|
    Weißwasser 51.5 14.6|Freiburg 48.0 7.8|Regensburg 49.0 12.1|Bayreuth 49.9 11.6|Duisburg 51.4 6.8`,
  ),
  ...citiesIn(
    'AT',
    'Europe/Vienna',
    `Vienna 48.2 16.4|Graz 47.1 15.4|Linz 48.3 14.3|Salzburg 47.8 13.0|Innsbruck 47.3 11.4|Klagenfurt 46.6 14.3|
    Villach 46.6 13.8|Dornbirn 47.4 9.7|Feldkirch 47.2 9.6|Wels 48.2 14.0|Zell am See 47.3 12.8|Kitzbühel 47.4 12.4|
    Lustenau 47.4 9.7|Kapfenberg 47.4 15.3|Leoben 47.4 15.1|Bregenz 47.5 9.7|Spittal 46.8 13.5|Lienz 46.8 12.8|
    Steyr 48.0 14.4|St. Pölten 48.2 15.6`,
  ),
  ...citiesIn(
    'FR',
    'Europe/Paris',
    `Paris 48.9 2.4|Lyon 45.8 4.8|Bordeaux 44.8 -0.6|Strasbourg 48.6 7.8|Rouen 49.4 1.1|Grenoble 45.2 5.7|Angers 47.5 -0.6|
    Amiens 49.9 2.3|Dijon 47.3 5.0|Nice 43.7 7.3|Cergy 49.0 2.1|Mulhouse 47.8 7.3|Nantes 47.2 -1.6|Tours 47.4 0.7|
    Marseille 43.3 5.4|Chamonix 45.9 6.9|Briançon 44.9 6.6|Gap 44.6 6.1|Anglet 43.5 -1.5|Épinal 48.2 6.4|Annecy 45.9 6.1|
    Toulouse 43.6 1.4|Caen 49.2 -0.4|Brest 48.4 -4.5|Reims 49.3 4.0`,
  ),
  ...citiesIn(
    'GB',
    'Europe/London',
    `London 51.5 -0.1|Manchester 53.5 -2.2|Birmingham 52.5 -1.9|Glasgow 55.9 -4.3|Belfast 54.6 -5.9|Cardiff 51.5 -3.2|
    Sheffield 53.4 -1.5|Nottingham 53.0 -1.1|Edinburgh 56.0 -3.2|Coventry 52.4 -1.5|Leeds 53.8 -1.5|Bristol 51.5 -2.6|
    Newcastle 55.0 -1.6|Dundee 56.5 -3.0|Hull 53.7 -0.3|Fife 56.1 -3.2|Guildford 51.2 -0.6|Swindon 51.6 -1.8|
    Milton Keynes 52.0 -0.8|Basingstoke 51.3 -1.1|Peterborough 52.6 -0.2|Romford 51.6 0.2|Telford 52.7 -2.4|
    Aberdeen 57.1 -2.1|Inverness 57.5 -4.2`,
  ),
  ...citiesIn(
    'SI',
    'Europe/Ljubljana',
    `Ljubljana 46.1 14.5|Maribor 46.6 15.6|Jesenice 46.4 14.1|Celje 46.2 15.3|Kranj 46.2 14.4|Bled 46.4 14.1|
    Velenje 46.4 15.1|Koper 45.5 13.7|Novo Mesto 45.8 15.2|Ptuj 46.4 15.9|Slovenj Gradec 46.5 15.1|Nova Gorica 46.0 13.6`,
  ),
  ...citiesIn(
    'IT',
    'Europe/Rome',
    `Milan 45.5 9.2|Turin 45.1 7.7|Bolzano 46.5 11.4|Trento 46.1 11.1|Asiago 45.9 11.5|Cortina 46.5 12.1|
    Brunico 46.8 11.9|Ritten 46.5 11.5|Merano 46.7 11.2|Varese 45.8 8.8|Como 45.8 9.1|Aosta 45.7 7.3|Bressanone 46.7 11.7|
    Vipiteno 46.9 11.4|Ortisei 46.6 11.7|Alleghe 46.4 12.0|Feltre 46.0 11.9|Pinerolo 44.9 7.3|Bergamo 45.7 9.7|
    Padua 45.4 11.9`,
  ),
  ...citiesIn(
    'PL',
    'Europe/Warsaw',
    `Warsaw 52.2 21.0|Kraków 50.1 19.9|Katowice 50.3 19.0|Gdańsk 54.4 18.6|Łódź 51.8 19.5|Poznań 52.4 16.9|Toruń 53.0 18.6|
    Tychy 50.1 19.0|Oświęcim 50.0 19.2|Nowy Targ 49.5 20.0|Sanok 49.6 22.2|Jastrzębie 50.0 18.6|Bytom 50.3 18.9|
    Sosnowiec 50.3 19.1|Opole 50.7 17.9|Bydgoszcz 53.1 18.0|Wrocław 51.1 17.0|Krynica 49.4 20.9`,
  ),
  ...citiesIn(
    'HU',
    'Europe/Budapest',
    `Budapest 47.5 19.0|Debrecen 47.5 21.6|Székesfehérvár 47.2 18.4|Miskolc 48.1 20.8|Győr 47.7 17.6|Szeged 46.3 20.1|
    Dunaújváros 47.0 18.9|Pécs 46.1 18.2|Kecskemét 46.9 19.7|Jászberény 47.5 19.9|Nyíregyháza 48.0 21.7|Veszprém 47.1 17.9`,
  ),
];
