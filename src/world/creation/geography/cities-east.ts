/** Cities of eastern Europe and Asia, by nation and time zone, bigger ones first. */
import { type City, citiesIn } from '#world/creation/geography/city.ts';

export const EASTERN_CITIES: readonly City[] = [
  ...citiesIn(
    'RU',
    'Europe/Moscow',
    `Moscow 55.8 37.6|Saint Petersburg 59.9 30.3|Kazan 55.8 49.1|Nizhny Novgorod 56.3 44.0|Yaroslavl 57.6 39.9|
    Cherepovets 59.1 37.9|Voronezh 51.7 39.2|Sochi 43.6 39.7|Podolsk 55.4 37.5|Nizhnekamsk 55.6 51.8|Penza 53.2 45.0|
    Tver 56.9 35.9|Ryazan 54.6 39.7|Tula 54.2 37.6|Murmansk 69.0 33.1|Kaluga 54.5 36.3|Vologda 59.2 39.9`,
  ),
  ...citiesIn('RU', 'Europe/Samara', `Samara 53.2 50.1|Tolyatti 53.5 49.4|Izhevsk 56.9 53.2`),
  ...citiesIn(
    'RU',
    'Asia/Yekaterinburg',
    `Yekaterinburg 56.8 60.6|Chelyabinsk 55.2 61.4|Ufa 54.7 56.0|Magnitogorsk 53.4 59.0|Perm 58.0 56.3|Tyumen 57.2 65.5|
    Orenburg 51.8 55.1|Khanty-Mansiysk 61.0 69.0|Nizhny Tagil 57.9 60.0|Kurgan 55.4 65.3`,
  ),
  ...citiesIn('RU', 'Asia/Novosibirsk', `Novosibirsk 55.0 82.9|Tomsk 56.5 85.0`),
  ...citiesIn('RU', 'Asia/Vladivostok', `Vladivostok 43.1 131.9|Khabarovsk 48.5 135.1`),
  ...citiesIn(
    'BY',
    'Europe/Minsk',
    `Minsk 53.9 27.6|Homel 52.4 31.0|Mahilyow 53.9 30.3|Vitebsk 55.2 30.2|Hrodna 53.7 23.8|Brest 52.1 23.7|
    Salihorsk 52.8 27.5|Baranavichy 53.1 26.0|Babruisk 53.1 29.2|Zhlobin 52.9 30.0|Navapolatsk 55.5 28.7|Orsha 54.5 30.4|
    Pinsk 52.1 26.1|Lida 53.9 25.3`,
  ),
  ...citiesIn(
    'UA',
    'Europe/Kyiv',
    `Kyiv 50.5 30.5|Kharkiv 50.0 36.2|Odesa 46.5 30.7|Dnipro 48.5 35.0|Lviv 49.8 24.0|Zaporizhzhia 47.8 35.2|
    Kremenchuk 49.1 33.4|Bila Tserkva 49.8 30.1|Sumy 50.9 34.8|Chernihiv 51.5 31.3|Poltava 49.6 34.6|Ternopil 49.6 25.6|
    Brovary 50.5 30.8|Kherson 46.6 32.6|Vinnytsia 49.2 28.5|Uzhhorod 48.6 22.3`,
  ),
  ...citiesIn(
    'KZ',
    'Asia/Almaty',
    `Almaty 43.2 76.9|Astana 51.2 71.4|Karaganda 49.8 73.1|Ust-Kamenogorsk 50.0 82.6|Pavlodar 52.3 77.0|
    Petropavl 54.9 69.2|Temirtau 50.1 73.0|Aktobe 50.3 57.2|Kostanay 53.2 63.6|Kokshetau 53.3 69.4|Semey 50.4 80.2|
    Rudny 53.0 63.1`,
  ),
  ...citiesIn(
    'JP',
    'Asia/Tokyo',
    `Tokyo 35.7 139.7|Sapporo 43.1 141.4|Yokohama 35.4 139.6|Tomakomai 42.6 141.6|Kushiro 43.0 144.4|Nikko 36.7 139.7|
    Hachinohe 40.5 141.5|Nagano 36.7 138.2|Obihiro 42.9 143.2|Osaka 34.7 135.5|Nagoya 35.2 136.9|Asahikawa 43.8 142.4|
    Morioka 39.7 141.2|Sendai 38.3 140.9|Karuizawa 36.3 138.6|Hakodate 41.8 140.7`,
  ),
  ...citiesIn(
    'KR',
    'Asia/Seoul',
    `Seoul 37.6 127.0|Busan 35.2 129.1|Anyang 37.4 126.9|Goyang 37.7 126.8|Incheon 37.5 126.7|Chuncheon 37.9 127.7|
    Gangneung 37.8 128.9|Pyeongchang 37.4 128.4|Daegu 35.9 128.6|Suwon 37.3 127.0`,
  ),
  ...citiesIn(
    'CN',
    'Asia/Shanghai',
    `Beijing 39.9 116.4|Shanghai 31.2 121.5|Harbin 45.8 126.5|Qiqihar 47.4 124.0|Shenzhen 22.5 114.1|Changchun 43.9 125.3|
    Jilin 43.8 126.6|Shenyang 41.8 123.4|Chengdu 30.7 104.1|Jiamusi 46.8 130.3`,
  ),
];
