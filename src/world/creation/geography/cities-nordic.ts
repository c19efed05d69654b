/** Cities of the Nordic and Baltic countries, by nation and time zone, bigger ones first. */
import { type City, citiesIn } from '#world/creation/geography/city.ts';

export const NORDIC_CITIES: readonly City[] = [
  ...citiesIn(
    'SE',
    'Europe/Stockholm',
    `Stockholm 59.3 18.1|Gothenburg 57.7 12.0|Malmö 55.6 13.0|Uppsala 59.9 17.6|Västerås 59.6 16.5|Örebro 59.3 15.2|
    Linköping 58.4 15.6|Jönköping 57.8 14.2|Norrköping 58.6 16.2|Gävle 60.7 17.1|Umeå 63.8 20.3|Luleå 65.6 22.2|
    Karlstad 59.4 13.5|Växjö 56.9 14.8|Sundsvall 62.4 17.3|Södertälje 59.2 17.6|Skellefteå 64.8 20.9|
    Örnsköldsvik 63.3 18.7|Leksand 60.7 15.0|Mora 61.0 14.5|Timrå 62.5 17.3|Östersund 63.2 14.6|Borås 57.7 12.9|
    Karlskrona 56.2 15.6|Kalmar 56.7 16.4|Falun 60.6 15.6|Nyköping 58.8 17.0|Eskilstuna 59.4 16.5|
    Halmstad 56.7 12.9|Kiruna 67.9 20.2|Piteå 65.3 21.5|Boden 65.8 21.7|Oskarshamn 57.3 16.4|Visby 57.6 18.3|
    Hudiksvall 61.7 17.1|Arvika 59.7 12.6|Trollhättan 58.3 12.3|Skövde 58.4 13.8`,
  ),
  ...citiesIn(
    'FI',
    'Europe/Helsinki',
    `Helsinki 60.2 24.9|Tampere 61.5 23.8|Turku 60.5 22.3|Oulu 65.0 25.5|Espoo 60.2 24.7|Vantaa 60.3 25.0|
    Jyväskylä 62.2 25.7|Lahti 61.0 25.7|Kuopio 62.9 27.7|Pori 61.5 21.8|Vaasa 63.1 21.6|Joensuu 62.6 29.8|
    Lappeenranta 61.1 28.2|Hämeenlinna 61.0 24.5|Rauma 61.1 21.5|Kouvola 60.9 26.7|Mikkeli 61.7 27.3|Kotka 60.5 26.9|
    Kajaani 64.2 27.7|Rovaniemi 66.5 25.7|Kokkola 63.8 23.1|Seinäjoki 62.8 22.8|Savonlinna 61.9 28.9|Iisalmi 63.6 27.2|
    Kemi 65.7 24.6|Porvoo 60.4 25.7|Forssa 60.8 23.6|Imatra 61.2 28.8|Raahe 64.7 24.5|Heinola 61.2 26.0|
    Varkaus 62.3 27.9|Riihimäki 60.7 24.8|Salo 60.4 23.1|Pietarsaari 63.7 22.7`,
  ),
  ...citiesIn(
    'NO',
    'Europe/Oslo',
    `Oslo 59.9 10.8|Bergen 60.4 5.3|Trondheim 63.4 10.4|Stavanger 59.0 5.7|Drammen 59.7 10.2|Fredrikstad 59.2 10.9|
    Sarpsborg 59.3 11.1|Hamar 60.8 11.1|Lillehammer 61.1 10.5|Tromsø 69.6 19.0|Gjøvik 60.8 10.7|Halden 59.1 11.4|
    Kongsvinger 60.2 12.0|Narvik 68.4 17.4|Lørenskog 59.9 11.0|Skien 59.2 9.6|Bodø 67.3 14.4|Kristiansand 58.1 8.0|
    Ålesund 62.5 6.2|Moss 59.4 10.7`,
  ),
  ...citiesIn(
    'DK',
    'Europe/Copenhagen',
    `Copenhagen 55.7 12.6|Aarhus 56.2 10.2|Odense 55.4 10.4|Aalborg 57.0 9.9|Esbjerg 55.5 8.5|Herning 56.1 9.0|
    Frederikshavn 57.4 10.5|Rungsted 55.9 12.5|Rødovre 55.7 12.5|Vojens 55.2 9.3|Sønderborg 54.9 9.8|Hvidovre 55.6 12.5|
    Horsens 55.9 9.8|Kolding 55.5 9.5|Randers 56.5 10.0|Vejle 55.7 9.5|Viborg 56.5 9.4|Næstved 55.2 11.8|
    Helsingør 56.0 12.6|Silkeborg 56.2 9.5`,
  ),
  ...citiesIn(
    'LV',
    'Europe/Riga',
    `Riga 56.9 24.1|Daugavpils 55.9 26.5|Liepāja 56.5 21.0|Jelgava 56.6 23.7|Ventspils 57.4 21.6|Valmiera 57.5 25.4|
    Ogre 56.8 24.6|Jūrmala 57.0 23.8|Cēsis 57.3 25.3|Tukums 57.0 23.2|Kuldīga 57.0 22.0|Rēzekne 56.5 27.3|
    Sigulda 57.2 24.9|Talsi 57.2 22.6|Madona 56.9 26.2|Jēkabpils 56.5 25.9|Bauska 56.4 24.2|Saldus 56.7 22.5|
    Dobele 56.6 23.3|Salaspils 56.9 24.4`,
  ),
];
