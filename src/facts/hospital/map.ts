import { thirdParties } from '../legal/third-parties.ts';
import { site } from './site.ts';

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
