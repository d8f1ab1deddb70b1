import sheet from './icons.svg?url';

/*
 * The site's icons by name: `icons.phone` is its address in the icon sheet (icons.svg), which browsers
 * cache. Use iconPath for a name that comes from data. They are Phosphor's (MIT), each one path on a
 * grid of 256 units, rounded to whole units (decision 0013); badSmell and bellyPain are ours.
 */

export const arrowLeft = `${sheet}#arrow-left-bold`;
export const arrowRight = `${sheet}#arrow-right-bold`;
export const star = `${sheet}#star-fill`;
export const ambulance = `${sheet}#ambulance`;
export const baby = `${sheet}#baby`;
export const badSmell = `${sheet}#bad-smell`;
export const bandage = `${sheet}#bandaids`;
export const bed = `${sheet}#bed`;
export const bellyPain = `${sheet}#belly-pain`;
export const brain = `${sheet}#brain`;
export const calendar = `${sheet}#calendar-check`;
export const calendarClock = `${sheet}#calendar-dots`;
export const clipboard = `${sheet}#clipboard-text`;
export const clock = `${sheet}#clock`;
export const creditCard = `${sheet}#credit-card`;
export const drop = `${sheet}#drop`;
export const eye = `${sheet}#eye`;
export const facebook = `${sheet}#facebook-logo`;
export const firstAid = `${sheet}#first-aid-kit`;
export const heartbeat = `${sheet}#heartbeat`;
export const house = `${sheet}#house-line`;
export const instagram = `${sheet}#instagram-logo`;
export const lightning = `${sheet}#lightning`;
export const search = `${sheet}#magnifying-glass`;
export const moon = `${sheet}#moon`;
export const phone = `${sheet}#phone`;
export const share = `${sheet}#share-network`;
export const shieldCheck = `${sheet}#shield-check`;
export const siren = `${sheet}#siren`;
export const sadFace = `${sheet}#smiley-sad`;
export const starEmpty = `${sheet}#star`;
export const thermometer = `${sheet}#thermometer-simple`;
export const tiktok = `${sheet}#tiktok-logo`;
export const wallet = `${sheet}#wallet`;
export const warning = `${sheet}#warning`;
export const waves = `${sheet}#waves`;
export const chat = `${sheet}#whatsapp-logo`;
export const wind = `${sheet}#wind`;
export const x = `${sheet}#x-logo`;
