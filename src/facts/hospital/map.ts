import { thirdParties } from '../legal/third-parties.ts';
import { site } from './site.ts';

const { latitude, longitude } = site.geo;
const position = `${latitude},${longitude}`;

/** The origin that the maps frame on the contact page loads from. */
export const [mapsOrigin] = thirdParties.map.hosts;

const reach = 0.008;
const box = [longitude - reach, latitude - reach, longitude + reach, latitude + reach].map(
  (degrees) => degrees.toFixed(4),
);

/** The maps frame, the hospital in the middle, about 1.8 km wide. */
export const mapFrameHref = `${mapsOrigin}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;

/** Opens the hospital in the visitor's own maps app or site. */
export const openMapHref = `https://www.google.com/maps/search/?api=1&query=${position}`;

/** Opens directions from where the visitor is. */
export const directionsHref = `https://www.google.com/maps/dir/?api=1&destination=${position}`;
