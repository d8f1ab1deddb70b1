import { thirdParties } from '../../legal/third-parties.ts';
import { site } from '../site.ts';

const { latitude, longitude } = site.geo;
const position = `${latitude},${longitude}`;

/** Origin of the map frame on the contact page. */
export const [mapsOrigin] = thirdParties.map.hosts;

const margin = 0.008;
const box = [longitude - margin, latitude - margin, longitude + margin, latitude + margin].map(
  (degrees) => degrees.toFixed(4),
);

/** URL of the map frame: the hospital in the middle, about 1.8 km wide. */
export const mapFrameHref = `${mapsOrigin}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;

/** URL that opens the hospital in the visitor's maps app or site. */
export const openMapHref = `https://www.google.com/maps/search/?api=1&query=${position}`;

/** URL that opens directions from the visitor's position. */
export const directionsHref = `https://www.google.com/maps/dir/?api=1&destination=${position}`;

/** The digits of a Plus Code. */
const plusDigits = '23456789CFGHJMPQRVWX';

/**
 * Returns the Plus Code of a position with ten digits, an area of 14 m by 14 m (Open Location Code
 * specification, Google, 2023).
 */
export function plusCodeOf({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): string {
  // steps of 1/8000 degree; rounded first, because 0.1 + 0.2 is not 0.3
  const steps = (degrees: number) => Math.floor(Number((degrees * 8000).toFixed(6)));
  let [north, east] = [steps(latitude + 90), steps(longitude + 180)];
  let code = '';
  for (let pair = 0; pair < 5; pair++) {
    code = `${plusDigits[north % 20]}${plusDigits[east % 20]}${code}`;
    [north, east] = [Math.floor(north / 20), Math.floor(east / 20)];
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`;
}

/** The hospital's Plus Code, which map apps find without an address. */
export const plusCode = plusCodeOf(site.geo);
