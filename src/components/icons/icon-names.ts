/*
 * The site's icons by name, from Phosphor (MIT): `icons.phone` is its address in the icon sheet.
 * Use iconPath for a name that comes from data.
 */

export { default as arrowLeft } from '@phosphor-icons/core/bold/arrow-left-bold.svg?sheet';
export { default as arrowRight } from '@phosphor-icons/core/bold/arrow-right-bold.svg?sheet';
export { default as star } from '@phosphor-icons/core/fill/star-fill.svg?sheet';
export { default as ambulance } from '@phosphor-icons/core/regular/ambulance.svg?sheet';
export { default as baby } from '@phosphor-icons/core/regular/baby.svg?sheet';
export { default as bandage } from '@phosphor-icons/core/regular/bandaids.svg?sheet';
export { default as bed } from '@phosphor-icons/core/regular/bed.svg?sheet';
export { default as brain } from '@phosphor-icons/core/regular/brain.svg?sheet';
export { default as calendar } from '@phosphor-icons/core/regular/calendar-check.svg?sheet';
export { default as calendarClock } from '@phosphor-icons/core/regular/calendar-dots.svg?sheet';
export { default as clipboard } from '@phosphor-icons/core/regular/clipboard-text.svg?sheet';
export { default as clock } from '@phosphor-icons/core/regular/clock.svg?sheet';
export { default as creditCard } from '@phosphor-icons/core/regular/credit-card.svg?sheet';
export { default as drop } from '@phosphor-icons/core/regular/drop.svg?sheet';
export { default as eye } from '@phosphor-icons/core/regular/eye.svg?sheet';
export { default as facebook } from '@phosphor-icons/core/regular/facebook-logo.svg?sheet';
export { default as firstAid } from '@phosphor-icons/core/regular/first-aid-kit.svg?sheet';
export { default as flask } from '@phosphor-icons/core/regular/flask.svg?sheet';
export { default as heartbeat } from '@phosphor-icons/core/regular/heartbeat.svg?sheet';
export { default as building } from '@phosphor-icons/core/regular/hospital.svg?sheet';
export { default as house } from '@phosphor-icons/core/regular/house-line.svg?sheet';
export { default as instagram } from '@phosphor-icons/core/regular/instagram-logo.svg?sheet';
export { default as lightning } from '@phosphor-icons/core/regular/lightning.svg?sheet';
export { default as search } from '@phosphor-icons/core/regular/magnifying-glass.svg?sheet';
export { default as moon } from '@phosphor-icons/core/regular/moon.svg?sheet';
export { default as phone } from '@phosphor-icons/core/regular/phone.svg?sheet';
export { default as pill } from '@phosphor-icons/core/regular/pill.svg?sheet';
export { default as activity } from '@phosphor-icons/core/regular/pulse.svg?sheet';
export { default as scissors } from '@phosphor-icons/core/regular/scissors.svg?sheet';
export { default as share } from '@phosphor-icons/core/regular/share-network.svg?sheet';
export { default as shieldCheck } from '@phosphor-icons/core/regular/shield-check.svg?sheet';
export { default as siren } from '@phosphor-icons/core/regular/siren.svg?sheet';
export { default as sadFace } from '@phosphor-icons/core/regular/smiley-sad.svg?sheet';
export { default as starEmpty } from '@phosphor-icons/core/regular/star.svg?sheet';
export { default as stethoscope } from '@phosphor-icons/core/regular/stethoscope.svg?sheet';
export { default as thermometer } from '@phosphor-icons/core/regular/thermometer-simple.svg?sheet';
export { default as tiktok } from '@phosphor-icons/core/regular/tiktok-logo.svg?sheet';
export { default as users } from '@phosphor-icons/core/regular/users-three.svg?sheet';
export { default as video } from '@phosphor-icons/core/regular/video-camera.svg?sheet';
export { default as wallet } from '@phosphor-icons/core/regular/wallet.svg?sheet';
export { default as warning } from '@phosphor-icons/core/regular/warning.svg?sheet';
export { default as warningCircle } from '@phosphor-icons/core/regular/warning-circle.svg?sheet';
export { default as waves } from '@phosphor-icons/core/regular/waves.svg?sheet';
export { default as chat } from '@phosphor-icons/core/regular/whatsapp-logo.svg?sheet';
export { default as wind } from '@phosphor-icons/core/regular/wind.svg?sheet';
export { default as x } from '@phosphor-icons/core/regular/x-logo.svg?sheet';
