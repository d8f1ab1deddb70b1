import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import list from '@phosphor-icons/core/bold/list-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import ambulance from '@phosphor-icons/core/regular/ambulance.svg?raw';
import baby from '@phosphor-icons/core/regular/baby.svg?raw';
import bed from '@phosphor-icons/core/regular/bed.svg?raw';
import calendar from '@phosphor-icons/core/regular/calendar-check.svg?raw';
import calendarClock from '@phosphor-icons/core/regular/calendar-dots.svg?raw';
import clipboard from '@phosphor-icons/core/regular/clipboard-text.svg?raw';
import clock from '@phosphor-icons/core/regular/clock.svg?raw';
import creditCard from '@phosphor-icons/core/regular/credit-card.svg?raw';
import eye from '@phosphor-icons/core/regular/eye.svg?raw';
import facebook from '@phosphor-icons/core/regular/facebook-logo.svg?raw';
import firstAid from '@phosphor-icons/core/regular/first-aid-kit.svg?raw';
import flask from '@phosphor-icons/core/regular/flask.svg?raw';
import heartbeat from '@phosphor-icons/core/regular/heartbeat.svg?raw';
import building from '@phosphor-icons/core/regular/hospital.svg?raw';
import house from '@phosphor-icons/core/regular/house-line.svg?raw';
import instagram from '@phosphor-icons/core/regular/instagram-logo.svg?raw';
import search from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import pill from '@phosphor-icons/core/regular/pill.svg?raw';
import activity from '@phosphor-icons/core/regular/pulse.svg?raw';
import scissors from '@phosphor-icons/core/regular/scissors.svg?raw';
import share from '@phosphor-icons/core/regular/share-network.svg?raw';
import shieldCheck from '@phosphor-icons/core/regular/shield-check.svg?raw';
import siren from '@phosphor-icons/core/regular/siren.svg?raw';
import starEmpty from '@phosphor-icons/core/regular/star.svg?raw';
import stethoscope from '@phosphor-icons/core/regular/stethoscope.svg?raw';
import tiktok from '@phosphor-icons/core/regular/tiktok-logo.svg?raw';
import users from '@phosphor-icons/core/regular/users-three.svg?raw';
import video from '@phosphor-icons/core/regular/video-camera.svg?raw';
import wallet from '@phosphor-icons/core/regular/wallet.svg?raw';
import warning from '@phosphor-icons/core/regular/warning.svg?raw';
import warningCircle from '@phosphor-icons/core/regular/warning-circle.svg?raw';
import chat from '@phosphor-icons/core/regular/whatsapp-logo.svg?raw';
import xLogo from '@phosphor-icons/core/regular/x-logo.svg?raw';
import { innerMarkup } from '../markup/svg-icon.tsx';

/** The site's icons by name, from Phosphor (MIT), inlined at build. */
export const iconMarkup = {
  'arrow-left': innerMarkup(arrowLeft),
  'arrow-right': innerMarkup(arrowRight),
  'calendar-clock': innerMarkup(calendarClock),
  'credit-card': innerMarkup(creditCard),
  'first-aid': innerMarkup(firstAid),
  'shield-check': innerMarkup(shieldCheck),
  'warning-circle': innerMarkup(warningCircle),
  activity: innerMarkup(activity),
  ambulance: innerMarkup(ambulance),
  baby: innerMarkup(baby),
  bed: innerMarkup(bed),
  building: innerMarkup(building),
  calendar: innerMarkup(calendar),
  chat: innerMarkup(chat),
  clipboard: innerMarkup(clipboard),
  clock: innerMarkup(clock),
  eye: innerMarkup(eye),
  facebook: innerMarkup(facebook),
  flask: innerMarkup(flask),
  heartbeat: innerMarkup(heartbeat),
  house: innerMarkup(house),
  instagram: innerMarkup(instagram),
  list: innerMarkup(list),
  phone: innerMarkup(phone),
  pill: innerMarkup(pill),
  plus: innerMarkup(plus),
  scissors: innerMarkup(scissors),
  search: innerMarkup(search),
  share: innerMarkup(share),
  siren: innerMarkup(siren),
  star: innerMarkup(star),
  'star-empty': innerMarkup(starEmpty),
  stethoscope: innerMarkup(stethoscope),
  tiktok: innerMarkup(tiktok),
  users: innerMarkup(users),
  video: innerMarkup(video),
  wallet: innerMarkup(wallet),
  warning: innerMarkup(warning),
  x: innerMarkup(xLogo),
} as const;

export type IconName = keyof typeof iconMarkup;
