/*
 * The site's icons by name, from Phosphor (MIT), inlined at build as what is drawn: `icons.phone`.
 * Where data names one, the server asks iconPath.
 */

export { default as arrowLeft } from '@phosphor-icons/core/bold/arrow-left-bold.svg?path';
export { default as arrowRight } from '@phosphor-icons/core/bold/arrow-right-bold.svg?path';
export { default as list } from '@phosphor-icons/core/bold/list-bold.svg?path';
export { default as plus } from '@phosphor-icons/core/bold/plus-bold.svg?path';
export { default as close } from '@phosphor-icons/core/bold/x-bold.svg?path';
export { default as star } from '@phosphor-icons/core/fill/star-fill.svg?path';
export { default as ambulance } from '@phosphor-icons/core/regular/ambulance.svg?path';
export { default as baby } from '@phosphor-icons/core/regular/baby.svg?path';
export { default as bed } from '@phosphor-icons/core/regular/bed.svg?path';
export { default as calendar } from '@phosphor-icons/core/regular/calendar-check.svg?path';
export { default as calendarClock } from '@phosphor-icons/core/regular/calendar-dots.svg?path';
export { default as clipboard } from '@phosphor-icons/core/regular/clipboard-text.svg?path';
export { default as clock } from '@phosphor-icons/core/regular/clock.svg?path';
export { default as creditCard } from '@phosphor-icons/core/regular/credit-card.svg?path';
export { default as eye } from '@phosphor-icons/core/regular/eye.svg?path';
export { default as facebook } from '@phosphor-icons/core/regular/facebook-logo.svg?path';
export { default as firstAid } from '@phosphor-icons/core/regular/first-aid-kit.svg?path';
export { default as flask } from '@phosphor-icons/core/regular/flask.svg?path';
export { default as heartbeat } from '@phosphor-icons/core/regular/heartbeat.svg?path';
export { default as building } from '@phosphor-icons/core/regular/hospital.svg?path';
export { default as house } from '@phosphor-icons/core/regular/house-line.svg?path';
export { default as instagram } from '@phosphor-icons/core/regular/instagram-logo.svg?path';
export { default as search } from '@phosphor-icons/core/regular/magnifying-glass.svg?path';
export { default as phone } from '@phosphor-icons/core/regular/phone.svg?path';
export { default as pill } from '@phosphor-icons/core/regular/pill.svg?path';
export { default as activity } from '@phosphor-icons/core/regular/pulse.svg?path';
export { default as scissors } from '@phosphor-icons/core/regular/scissors.svg?path';
export { default as share } from '@phosphor-icons/core/regular/share-network.svg?path';
export { default as shieldCheck } from '@phosphor-icons/core/regular/shield-check.svg?path';
export { default as siren } from '@phosphor-icons/core/regular/siren.svg?path';
export { default as starEmpty } from '@phosphor-icons/core/regular/star.svg?path';
export { default as stethoscope } from '@phosphor-icons/core/regular/stethoscope.svg?path';
export { default as tiktok } from '@phosphor-icons/core/regular/tiktok-logo.svg?path';
export { default as users } from '@phosphor-icons/core/regular/users-three.svg?path';
export { default as video } from '@phosphor-icons/core/regular/video-camera.svg?path';
export { default as wallet } from '@phosphor-icons/core/regular/wallet.svg?path';
export { default as warning } from '@phosphor-icons/core/regular/warning.svg?path';
export { default as warningCircle } from '@phosphor-icons/core/regular/warning-circle.svg?path';
export { default as chat } from '@phosphor-icons/core/regular/whatsapp-logo.svg?path';
export { default as x } from '@phosphor-icons/core/regular/x-logo.svg?path';
