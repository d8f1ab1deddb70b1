import { site } from '../../site.ts';
import type { MedicalArticle } from '../medical-article.ts';

/**
 * The author is SAMPLE content.
 *
 * What to do in the minutes before help comes (spec section 3).
 */
export const emergencyFirstAidTips: MedicalArticle = {
  id: 'emergency-first-aid-tips',
  title: 'Emergency first aid: what to do in the first ten minutes',
  headTitle: 'Emergency first aid tips',
  excerpt:
    'Simple first aid steps for collapse, choking, heavy bleeding, burns, fits, poisoning and ' +
    'snakebite, to use while help is on the way.',
  content: `Most emergencies begin far from a hospital: on the highway, in the kitchen, on the
school field. What the nearest person does in the first ten minutes can decide how it ends. Read
these steps once today, and practise them with your family.

**Before you touch anyone**

Look for danger first: traffic, fire, live wires, dogs. At a road crash, switch on hazard lights
and send someone 50 metres back to warn drivers. Put a clean plastic bag or gloves over your hands
if there is blood.

Then call, or point at one person and tell them to call. In Kenya **999 and 112** reach the police
and emergency services, and 1199 reaches the Kenya Red Cross. Our emergency team answers
${site.phone} at any hour, tells you what to do and gets ready for you. Say where you are, with a
stage, school or petrol station nearby, what happened, and how many people are hurt.

**When someone collapses and does not breathe**

1. Tap the shoulders and shout. Look for normal breathing for 10 seconds, no longer: a gasp now and
then is not breathing.
2. Call, and lay the phone beside you on loudspeaker.
3. Kneel down. Place the heel of one hand in the middle of the chest, the other on top.
4. Push **5 to 6 cm deep, 100 to 120 times a minute**, letting the chest rise each time. Swap with
someone every two minutes.
5. If you have been trained, give 2 breaths after every 30 pushes. If not, keep pushing.
6. A child or baby needs the breaths more: 30 pushes, one third of the chest deep, then 2 small
breaths. Use one hand on a child, two thumbs on a baby.

Someone who breathes but does not wake belongs on one side, head tilted back and mouth pointing
down, so that vomit can run out.

**Choking**

1. If the person can cough or speak, let them cough and stay with them.
2. If no sound comes, lean them forward and give **5 firm blows** between the shoulder blades with
the heel of your hand.
3. If that fails, stand behind them and give 5 quick thrusts inwards and upwards, just above the
navel. In pregnancy, thrust on the middle of the chest instead.
4. Go on with 5 and 5 until the object flies out.
5. **If the person stops responding**, lay them down on their back, call, and start chest
compressions: the 30 pushes and 2 breaths described above. Before the breaths look into the mouth,
and take out only what you can see.

For a baby under one year:

1. Lay the baby face down along your forearm, head low, and give 5 back blows.
2. Turn the baby over and press 5 times on the breastbone with the heel of one hand.
3. Repeat both. If the baby goes limp, lay it on something firm, call, and start the pushes and
breaths for a baby.

Never sweep a finger blindly through the mouth.

**Heavy bleeding**

Press a clean cloth hard on the wound with both hands for 10 minutes without lifting it to look. If
blood soaks through, add a second cloth and lean in harder. Lay the person flat and keep them warm.
Leave a knife, stick or piece of glass where it is, and press around it.

Only when blood still pours from an arm or leg, tie a band 4 cm wide about 5 cm above the wound,
not over a joint, and twist it tight with a stick. Write down the time. Nobody but a clinician may
loosen it. For a nosebleed, sit leaning forward and pinch the soft part of the nose for 15 minutes.

**Burns and scalds**

1. Hold the burn under **cool running water for 20 minutes**, even if you begin an hour late.
2. Take off rings and loose clothing, but leave what sticks.
3. Cover with cling film or a clean plastic bag, and keep the rest of the body warm.
4. Put nothing else on it: toothpaste, egg, flour, cooking fat and ice all make a burn worse.

Come to us with any burn in a baby, on the face, hand, foot or private parts, or larger than the
patient's palm. If a whole family has headaches or feels faint near a burning jiko, carry everyone
into fresh air: it may be carbon monoxide, which has no smell. Never sleep with a jiko in the room.

**Fits**

1. Note the time, move hard things away and put something soft under the head.
2. Hold nobody down, and put nothing between the teeth, neither a spoon nor water.
3. Call straight away for a child, in pregnancy or at a first fit; for anyone else at 5 minutes, or
when a second fit follows.
4. When the shaking stops, turn the person on one side and watch the breathing.

**Poison and snakebite**

If a child swallows paraffin, pesticide or tablets, do not make the child vomit and do not give
milk or salt water. Wash splashes off the skin and out of the eyes for 15 minutes. Bring the bottle
with you.

After a snakebite, walk nobody to the road: carry the person, with the limb splinted and still.
Take off rings and shoes before swelling starts. Do not cut, suck, burn or tie the bite, do not
apply a black stone, and do not hunt the snake. A photo from a safe distance is enough. If venom
was spat into the eyes, rinse them with plenty of water.

**A first aid box for home, boda boda or car**

- 4 sterile pads of 10 x 10 cm, 2 crepe bandages 7.5 cm wide and adhesive plasters
- 2 pairs of gloves, scissors, a roll of tape and a clean triangular cloth
- Oral rehydration salts, 2 sachets, and a 1 litre bottle of clean water
- A torch, a pen, and a card with allergies, medicines and phone numbers

Check it every six months.`,
  date: '2026-06-09',
  readTime: '5 min read',
  image: 'first-aid',
  category: 'Emergency Care',
  tags: ['convulsions', 'first aid', 'emergency', 'burns', 'choking', 'cpr', 'snakebite'],
  author: 'Dr. Kevin Mwangi Kariuki',
  seoKeywords: [
    'first aid tips Kenya',
    'emergency numbers Kenya',
    'how to do CPR',
    'first aid for burns',
    'choking baby first aid',
    'snakebite first aid Kenya',
    'emergency hospital Gitaru',
  ],
  sources: [
    'International Federation of Red Cross and Red Crescent Societies: International First ' +
      'Aid, Resuscitation, and Education Guidelines, 2020',
    'WHO and International Committee of the Red Cross: Basic Emergency Care, 2018',
    'American Heart Association: Guidelines for CPR and Emergency Cardiovascular Care, 2025',
    'Ministry of Health, Kenya: Guidelines for Prevention, Diagnosis and Management of ' +
      'Snakebite Envenoming in Kenya',
    'WHO fact sheet: Burns',
  ],
  urgentSigns: [
    'Someone does not wake, or does not breathe normally',
    'Bleeding that 10 minutes of firm pressure does not stop',
    'Chest pain or tightness, also if it has eased',
    'A drooping face, a weak arm or slurred speech, even if it passes',
    'Any fit in a child or in pregnancy, a first fit, a fit over 5 minutes, or a second one soon after',
    'A blow to the head followed by vomiting, confusion or sleepiness',
    'Any snakebite, swallowed poison or electric shock',
  ],
};
