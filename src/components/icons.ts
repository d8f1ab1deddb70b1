import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?path';
import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?path';
import list from '@phosphor-icons/core/bold/list-bold.svg?path';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?path';
import close from '@phosphor-icons/core/bold/x-bold.svg?path';
import star from '@phosphor-icons/core/fill/star-fill.svg?path';
import ambulance from '@phosphor-icons/core/regular/ambulance.svg?path';
import baby from '@phosphor-icons/core/regular/baby.svg?path';
import bed from '@phosphor-icons/core/regular/bed.svg?path';
import calendar from '@phosphor-icons/core/regular/calendar-check.svg?path';
import calendarClock from '@phosphor-icons/core/regular/calendar-dots.svg?path';
import clipboard from '@phosphor-icons/core/regular/clipboard-text.svg?path';
import clock from '@phosphor-icons/core/regular/clock.svg?path';
import creditCard from '@phosphor-icons/core/regular/credit-card.svg?path';
import eye from '@phosphor-icons/core/regular/eye.svg?path';
import facebook from '@phosphor-icons/core/regular/facebook-logo.svg?path';
import firstAid from '@phosphor-icons/core/regular/first-aid-kit.svg?path';
import flask from '@phosphor-icons/core/regular/flask.svg?path';
import heartbeat from '@phosphor-icons/core/regular/heartbeat.svg?path';
import building from '@phosphor-icons/core/regular/hospital.svg?path';
import house from '@phosphor-icons/core/regular/house-line.svg?path';
import instagram from '@phosphor-icons/core/regular/instagram-logo.svg?path';
import search from '@phosphor-icons/core/regular/magnifying-glass.svg?path';
import phone from '@phosphor-icons/core/regular/phone.svg?path';
import pill from '@phosphor-icons/core/regular/pill.svg?path';
import activity from '@phosphor-icons/core/regular/pulse.svg?path';
import scissors from '@phosphor-icons/core/regular/scissors.svg?path';
import share from '@phosphor-icons/core/regular/share-network.svg?path';
import shieldCheck from '@phosphor-icons/core/regular/shield-check.svg?path';
import siren from '@phosphor-icons/core/regular/siren.svg?path';
import starEmpty from '@phosphor-icons/core/regular/star.svg?path';
import stethoscope from '@phosphor-icons/core/regular/stethoscope.svg?path';
import tiktok from '@phosphor-icons/core/regular/tiktok-logo.svg?path';
import users from '@phosphor-icons/core/regular/users-three.svg?path';
import video from '@phosphor-icons/core/regular/video-camera.svg?path';
import wallet from '@phosphor-icons/core/regular/wallet.svg?path';
import warning from '@phosphor-icons/core/regular/warning.svg?path';
import warningCircle from '@phosphor-icons/core/regular/warning-circle.svg?path';
import chat from '@phosphor-icons/core/regular/whatsapp-logo.svg?path';
import xLogo from '@phosphor-icons/core/regular/x-logo.svg?path';

/** The site's icons by name, from Phosphor (MIT), inlined at build. */
export const iconPaths = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'calendar-clock': calendarClock,
  'credit-card': creditCard,
  'first-aid': firstAid,
  'shield-check': shieldCheck,
  'warning-circle': warningCircle,
  activity,
  ambulance,
  baby,
  bed,
  building,
  calendar,
  chat,
  clipboard,
  clock,
  close,
  eye,
  facebook,
  flask,
  heartbeat,
  house,
  instagram,
  list,
  phone,
  pill,
  plus,
  scissors,
  search,
  share,
  siren,
  star,
  'star-empty': starEmpty,
  stethoscope,
  tiktok,
  users,
  video,
  wallet,
  warning,
  x: xLogo,
} as const;

export type IconName = keyof typeof iconPaths;
