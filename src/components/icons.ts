import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import list from '@phosphor-icons/core/bold/list-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import close from '@phosphor-icons/core/bold/x-bold.svg?raw';
import quotes from '@phosphor-icons/core/fill/quotes-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import ambulance from '@phosphor-icons/core/regular/ambulance.svg?raw';
import baby from '@phosphor-icons/core/regular/baby.svg?raw';
import bed from '@phosphor-icons/core/regular/bed.svg?raw';
import book from '@phosphor-icons/core/regular/book-open-text.svg?raw';
import calendar from '@phosphor-icons/core/regular/calendar-check.svg?raw';
import calendarClock from '@phosphor-icons/core/regular/calendar-dots.svg?raw';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?raw';
import clipboard from '@phosphor-icons/core/regular/clipboard-text.svg?raw';
import clock from '@phosphor-icons/core/regular/clock.svg?raw';
import compass from '@phosphor-icons/core/regular/compass.svg?raw';
import creditCard from '@phosphor-icons/core/regular/credit-card.svg?raw';
import deviceMobile from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import eye from '@phosphor-icons/core/regular/eye.svg?raw';
import facebook from '@phosphor-icons/core/regular/facebook-logo.svg?raw';
import firstAid from '@phosphor-icons/core/regular/first-aid-kit.svg?raw';
import flask from '@phosphor-icons/core/regular/flask.svg?raw';
import handHeart from '@phosphor-icons/core/regular/hand-heart.svg?raw';
import handshake from '@phosphor-icons/core/regular/handshake.svg?raw';
import heartbeat from '@phosphor-icons/core/regular/heartbeat.svg?raw';
import building from '@phosphor-icons/core/regular/hospital.svg?raw';
import house from '@phosphor-icons/core/regular/house-line.svg?raw';
import identificationCard from '@phosphor-icons/core/regular/identification-card.svg?raw';
import instagram from '@phosphor-icons/core/regular/instagram-logo.svg?raw';
import search from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import mapPin from '@phosphor-icons/core/regular/map-pin.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import pill from '@phosphor-icons/core/regular/pill.svg?raw';
import printer from '@phosphor-icons/core/regular/printer.svg?raw';
import activity from '@phosphor-icons/core/regular/pulse.svg?raw';
import scan from '@phosphor-icons/core/regular/scan.svg?raw';
import scissors from '@phosphor-icons/core/regular/scissors.svg?raw';
import share from '@phosphor-icons/core/regular/share-network.svg?raw';
import shieldCheck from '@phosphor-icons/core/regular/shield-check.svg?raw';
import signpost from '@phosphor-icons/core/regular/signpost.svg?raw';
import siren from '@phosphor-icons/core/regular/siren.svg?raw';
import starEmpty from '@phosphor-icons/core/regular/star.svg?raw';
import stethoscope from '@phosphor-icons/core/regular/stethoscope.svg?raw';
import syringe from '@phosphor-icons/core/regular/syringe.svg?raw';
import tiktok from '@phosphor-icons/core/regular/tiktok-logo.svg?raw';
import tooth from '@phosphor-icons/core/regular/tooth.svg?raw';
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
  'device-mobile': innerMarkup(deviceMobile),
  'first-aid': innerMarkup(firstAid),
  'hand-heart': innerMarkup(handHeart),
  'identification-card': innerMarkup(identificationCard),
  'map-pin': innerMarkup(mapPin),
  'shield-check': innerMarkup(shieldCheck),
  'warning-circle': innerMarkup(warningCircle),
  activity: innerMarkup(activity),
  ambulance: innerMarkup(ambulance),
  baby: innerMarkup(baby),
  bed: innerMarkup(bed),
  book: innerMarkup(book),
  building: innerMarkup(building),
  calendar: innerMarkup(calendar),
  chat: innerMarkup(chat),
  chats: innerMarkup(chats),
  check: innerMarkup(check),
  clipboard: innerMarkup(clipboard),
  clock: innerMarkup(clock),
  close: innerMarkup(close),
  compass: innerMarkup(compass),
  envelope: innerMarkup(envelope),
  eye: innerMarkup(eye),
  facebook: innerMarkup(facebook),
  flask: innerMarkup(flask),
  handshake: innerMarkup(handshake),
  heartbeat: innerMarkup(heartbeat),
  house: innerMarkup(house),
  instagram: innerMarkup(instagram),
  list: innerMarkup(list),
  phone: innerMarkup(phone),
  pill: innerMarkup(pill),
  plus: innerMarkup(plus),
  printer: innerMarkup(printer),
  quotes: innerMarkup(quotes),
  scan: innerMarkup(scan),
  scissors: innerMarkup(scissors),
  search: innerMarkup(search),
  share: innerMarkup(share),
  signpost: innerMarkup(signpost),
  siren: innerMarkup(siren),
  star: innerMarkup(star),
  'star-empty': innerMarkup(starEmpty),
  stethoscope: innerMarkup(stethoscope),
  syringe: innerMarkup(syringe),
  tiktok: innerMarkup(tiktok),
  tooth: innerMarkup(tooth),
  users: innerMarkup(users),
  video: innerMarkup(video),
  wallet: innerMarkup(wallet),
  warning: innerMarkup(warning),
  x: innerMarkup(xLogo),
} as const;

export type IconName = keyof typeof iconMarkup;
