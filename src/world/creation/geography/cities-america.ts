/** Cities of North America, by nation and time zone, bigger ones first. */
import { type City, citiesIn } from '#world/creation/geography/city.ts';

export const AMERICAN_CITIES: readonly City[] = [
  ...citiesIn(
    'CA',
    'America/Toronto',
    `Toronto 43.7 -79.4|Montreal 45.5 -73.6|Ottawa 45.4 -75.7|Quebec City 46.8 -71.2|Hamilton 43.3 -79.9|London 43.0 -81.2|
    Mississauga 43.6 -79.6|Kitchener 43.5 -80.5|Windsor 42.3 -83.0|Oshawa 43.9 -78.9|Sherbrooke 45.4 -71.9|
    Trois-Rivières 46.3 -72.5|Chicoutimi 48.4 -71.1|Sudbury 46.5 -81.0|Kingston 44.2 -76.5|Gatineau 45.5 -75.7|
    Barrie 44.4 -79.7|Guelph 43.5 -80.2|Peterborough 44.3 -78.3|Sault Ste. Marie 46.5 -84.3|North Bay 46.3 -79.5|
    Thunder Bay 48.4 -89.2|Timmins 48.5 -81.3|Drummondville 45.9 -72.5|Rimouski 48.4 -68.5|Rouyn-Noranda 48.2 -79.0|
    Val-d'Or 48.1 -77.8|Belleville 44.2 -77.4|Owen Sound 44.6 -80.9|Brantford 43.1 -80.3|Sarnia 43.0 -82.4|
    Cornwall 45.0 -74.7|Shawinigan 46.6 -72.7|Baie-Comeau 49.2 -68.2`,
  ),
  ...citiesIn(
    'CA',
    'America/Halifax',
    `Halifax 44.6 -63.6|Moncton 46.1 -64.8|Saint John 45.3 -66.1|Charlottetown 46.2 -63.1|Fredericton 45.9 -66.6|
    Sydney 46.1 -60.2|Bathurst 47.6 -65.7|Truro 45.4 -63.3`,
  ),
  ...citiesIn('CA', 'America/St_Johns', `St. John's 47.6 -52.7|Corner Brook 48.9 -57.9`),
  ...citiesIn(
    'CA',
    'America/Winnipeg',
    `Winnipeg 49.9 -97.1|Brandon 49.8 -99.9|Kenora 49.8 -94.5|Flin Flon 54.8 -101.9`,
  ),
  ...citiesIn(
    'CA',
    'America/Regina',
    `Saskatoon 52.1 -106.7|Regina 50.4 -104.6|Moose Jaw 50.4 -105.5|Prince Albert 53.2 -105.8|Swift Current 50.3 -107.8`,
  ),
  ...citiesIn(
    'CA',
    'America/Edmonton',
    `Calgary 51.0 -114.1|Edmonton 53.5 -113.5|Red Deer 52.3 -113.8|Lethbridge 49.7 -112.8|Medicine Hat 50.0 -110.7|
    Grande Prairie 55.2 -118.8|Fort McMurray 56.7 -111.4|Cranbrook 49.5 -115.8`,
  ),
  ...citiesIn(
    'CA',
    'America/Vancouver',
    `Vancouver 49.3 -123.1|Victoria 48.4 -123.4|Kelowna 49.9 -119.5|Kamloops 50.7 -120.3|Prince George 53.9 -122.7|
    Abbotsford 49.1 -122.3|Nanaimo 49.2 -124.0|Penticton 49.5 -119.6|Whitehorse 60.7 -135.1`,
  ),
  ...citiesIn(
    'US',
    'America/New_York',
    `New York 40.7 -74.0|Boston 42.4 -71.1|Philadelphia 40.0 -75.2|Detroit 42.3 -83.0|Pittsburgh 40.4 -80.0|
    Buffalo 42.9 -78.9|Washington 38.9 -77.0|Columbus 40.0 -83.0|Cleveland 41.5 -81.7|Cincinnati 39.1 -84.5|
    Charlotte 35.2 -80.8|Raleigh 35.8 -78.6|Tampa 27.9 -82.5|Miami 25.8 -80.2|Atlanta 33.7 -84.4|Indianapolis 39.8 -86.2|
    Hartford 41.8 -72.7|Providence 41.8 -71.4|Rochester 43.2 -77.6|Syracuse 43.0 -76.1|Albany 42.7 -73.8|
    Portland 43.7 -70.3|Manchester 43.0 -71.5|Worcester 42.3 -71.8|Springfield 42.1 -72.6|Bridgeport 41.2 -73.2|
    Hershey 40.3 -76.7|Scranton 41.4 -75.7|Toledo 41.7 -83.6|Grand Rapids 43.0 -85.7|Utica 43.1 -75.2|
    Binghamton 42.1 -75.9|Burlington 44.5 -73.2|Lake Placid 44.3 -74.0|Erie 42.1 -80.1|Fort Wayne 41.1 -85.1|
    Kalamazoo 42.3 -85.6|Baltimore 39.3 -76.6|Norfolk 36.9 -76.3|Jacksonville 30.3 -81.7|Orlando 28.5 -81.4|
    Savannah 32.1 -81.1|Marquette 46.5 -87.4|Houghton 47.1 -88.6|Bangor 44.8 -68.8`,
  ),
  ...citiesIn(
    'US',
    'America/Chicago',
    `Chicago 41.9 -87.6|Minneapolis 45.0 -93.3|Saint Paul 44.9 -93.1|St. Louis 38.6 -90.2|Dallas 32.8 -96.8|
    Houston 29.8 -95.4|Milwaukee 43.0 -87.9|Nashville 36.2 -86.8|Kansas City 39.1 -94.6|Omaha 41.3 -95.9|
    Austin 30.3 -97.7|San Antonio 29.4 -98.5|Oklahoma City 35.5 -97.5|Tulsa 36.2 -96.0|Des Moines 41.6 -93.6|
    Madison 43.1 -89.4|Duluth 46.8 -92.1|Green Bay 44.5 -88.0|Fargo 46.9 -96.8|Grand Forks 47.9 -97.0|
    Sioux Falls 43.5 -96.7|Rockford 42.3 -89.1|Peoria 40.7 -89.6|Wichita 37.7 -97.3|Bemidji 47.5 -94.9|
    St. Cloud 45.6 -94.2|Eveleth 47.5 -92.5|Cedar Rapids 42.0 -91.7|Memphis 35.1 -90.0|Huntsville 34.7 -86.6|
    Warroad 48.9 -95.3|Mankato 44.2 -94.0`,
  ),
  ...citiesIn(
    'US',
    'America/Denver',
    `Denver 39.7 -105.0|Salt Lake City 40.8 -111.9|Colorado Springs 38.8 -104.8|Boise 43.6 -116.2|Albuquerque 35.1 -106.7|
    Billings 45.8 -108.5|Missoula 46.9 -114.0|Rapid City 44.1 -103.2|Cheyenne 41.1 -104.8|Great Falls 47.5 -111.3`,
  ),
  ...citiesIn('US', 'America/Phoenix', `Phoenix 33.4 -112.1|Tucson 32.2 -110.9|Flagstaff 35.2 -111.6`),
  ...citiesIn(
    'US',
    'America/Los_Angeles',
    `Los Angeles 34.1 -118.2|San Jose 37.3 -121.9|Seattle 47.6 -122.3|Las Vegas 36.2 -115.1|San Diego 32.7 -117.2|
    Sacramento 38.6 -121.5|Spokane 47.7 -117.4|Oakland 37.8 -122.3|Long Beach 33.8 -118.2|Reno 39.5 -119.8|
    Bakersfield 35.4 -119.0|Fresno 36.7 -119.8|Tacoma 47.3 -122.4|Everett 48.0 -122.2|Eugene 44.1 -123.1`,
  ),
  ...citiesIn('US', 'America/Anchorage', `Anchorage 61.2 -149.9|Fairbanks 64.8 -147.7`),
];
