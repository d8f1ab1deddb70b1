import { plusCode } from '../../../facts/hospital/map.ts';
import { site } from '../../../facts/hospital/site.ts';

/** Directions to the hospital, for visitors to read to a driver. SAMPLE content. */
export const directions = {
  ways: [
    {
      from: 'From Nairobi city centre',
      text:
        'Take a matatu towards Kikuyu, for example on route 105, along Waiyaki Way and the ' +
        'Nairobi-Nakuru highway. Ask for the Gitaru stage. Allow about 60 minutes, and more on ' +
        'weekday evenings.',
    },
    {
      from: 'From Kikuyu',
      text:
        'Matatus and boda bodas run between Kikuyu town and the highway all day. Ask for the ' +
        'Gitaru stage, and call us if you cannot see our sign from there.',
    },
    {
      from: 'From Limuru',
      text:
        'Come down the Nairobi-Nakuru highway towards Nairobi. Stay on it past the Kikuyu ' +
        'turning and leave at the Gitaru interchange. In a matatu, ask early for the Gitaru ' +
        'stage.',
    },
    {
      from: 'From Wangige',
      text:
        'Follow the Western Bypass, which ends at the Gitaru interchange, or take a matatu on ' +
        'the old road.',
    },
  ],
  sketchLabel: 'Sketch of the roads, not to scale. The words beside it say the same.',
  landmarks:
    'Look for a two-storey building with a blue cross and canopy over the main entrance. ' +
    'In an emergency, drive up to the door. Unsure of the last turn at night? Stay ' +
    'in the vehicle and call us.',
  /** One sentence to read to a rider. */
  boda: `Read this to a boda rider: "Take me to ${site.shortName} near the ${site.address.locality} stage, Plus Code ${plusCode}."`,
} as const;
