import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { mentalHealthSources } from '../../../facts/articles/mental-health-sources.ts';
import { type HelplineKey, helplines } from '../../../facts/helplines.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import { bulletList } from '../article-lists.ts';
import { helplineFact } from '../clinical/helpline-words.ts';
import { formatDay } from '../format.ts';
import type { MedicalArticle } from '../medical-article.ts';

/** The lines that help with what this article is about, the one for suicide first. */
const lines: readonly HelplineKey[] = [
  'suicide',
  'redCrossAmbulance',
  'children',
  'genderViolence',
  'addiction',
];
const numbers = lines.map(helplineFact).map(({ term, detail }) => `${term}: **${detail}**`);

/** How to notice a mental health problem, help someone and find care (spec section 3). */
export const mentalHealthAwareness: MedicalArticle = {
  id: 'mental-health-awareness',
  title: 'Mental health awareness: knowing the signs and finding help',
  headTitle: 'Mental health awareness',
  excerpt:
    'How to tell a hard week from depression or anxiety, what to say to someone who is ' +
    'struggling, and where in Kenya to find help.',
  content: `A broken arm gets a plaster and a queue of visitors. A troubled mind often gets
silence. Yet the Ministry of Health's taskforce found in 2020 that 1 in 10 Kenyans lives with a
common mental disorder. In ordinary outpatient clinics it is 1 in 4. These are illnesses with
treatments. They are not a curse, a weakness or a lack of faith.

**A hard week or an illness**

Everyone is sad after a funeral and tense before school fees are due. We look more closely when low
mood or loss of interest lasts **most of the day for two weeks or longer**. We do so too when worry
gets in the way of work, school or home. Many people feel it first in the body: headaches, a burning
stomach, a tight chest, tiredness that tests do not explain.

Other signs are easy to miss, in yourself or in someone close:

- Waking at 3 in the morning, or sleeping far more than usual
- Eating much less or much more, with a change in weight
- Snapping at people, avoiding friends, dropping out of the chama or choir
- Drinking more, gambling more, or working without stop
- Feeling worthless, or saying that others would be better off alone

Some people hear voices, believe that others are plotting, or go days without sleep and full of
wild plans. That points to a different illness and needs a clinician the same day.

**Who is at special risk**

About 1 in 5 mothers in countries like ours has depression or anxiety after giving birth. It is
different from the baby blues, which lift within two weeks. A mother who cannot enjoy her baby
needs care and no blame. With thoughts of harming herself or the child she needs it at once.

Men ask for help later than women, and more often die by suicide. Anger, risky riding or heavy
drinking may be all that a family sees. **About one condition in three begins before the age of
14**, and half before 18. Watch for falling marks, stomach aches on school mornings, cuts under
long sleeves or a child who no longer plays. Long illness, debt, violence at home and the loss of a
job raise the risk for anyone.

**What helps day by day**

Small things help mild trouble and support every treatment. Get up at the same hour, aim for seven
to nine hours of sleep, and leave the phone outside the bedroom. Walk for 30 minutes on most days,
in daylight. Eat something every four to five hours. Plan one task and one pleasant thing for each
day and tick them off. Speak to one person you trust, out loud, at least once a day.

For a wave of panic, breathe in through the nose while you count to 4, and out through the mouth
while you count to 6, for five minutes. The feeling peaks within about 10 minutes and fades.
Alcohol, bhang and miraa seem to take the edge off, and then make sleep, mood and fear worse.

**How to talk to someone**

Choose a quiet place and put your phone away. Say what you have noticed: 'You have stopped coming
to practice, and you look tired. How are you really?' Then listen for longer than feels natural.
Leave out advice, sermons and 'others have it worse'. Offer one practical thing, such as cooking
supper, minding the children or coming along to the clinic.

If you are afraid that someone may want to die, **ask in plain words**: 'Are you thinking of
killing yourself?' Asking does not plant the idea. It tells the person that you can bear the
answer. Stay with them, and lock away pesticides, stored tablets and anything else that could do
harm. Bring them to us at once.

**Numbers to call**

${bulletList(numbers)}

We checked these numbers on ${formatDay(helplines.suicide.asOf)}. If a line is busy or closed, try
the next, or call us on ${site.phone}. Someone at our emergency desk is awake at every hour.

You will not be punished for asking. On 9 January 2025 the High Court ruled that the law making
attempted suicide a crime goes against the Constitution. A survivor needs a nurse, not a cell.

**What happens when you come to us**

Start at the outpatient clinic of ${site.name}, or ask for a telemedicine call if leaving home is
hard. A clinician sees you in private and asks about sleep, appetite, worries, alcohol and safety,
often with a sheet of nine short questions. Because a slow thyroid, anaemia and some medicines can
look like depression, you may need a blood test. What you say stays between you and those who treat
you, unless your life or another person's is in danger.

Mild trouble is usually treated by talking, in about 6 to 12 weekly sessions. Moderate and severe
illness may need medicine too. It takes two to four weeks to work and is not addictive when it is
an antidepressant. Take it for at least 9 to 12 months after you feel well, and never stop it
without us. If you need a psychiatrist or a ward elsewhere, we arrange it and send a letter with
you.

Bring any medicine you take and, if you like, one person you trust. You are told what a session
costs before it begins. Whether ${site.accreditations.join(' or ')} pays depends on your cover, and
the desk can check it in confidence.`,
  date: '2026-10-06',
  modified: '2026-11-22',
  readTime: '5 min read',
  image: 'mental-health',
  category: 'Mental Health',
  tags: ['mental health', 'depression', 'anxiety', 'suicide prevention', 'helplines'],
  author: 'superintendent',
  review: notReviewed,
  seoKeywords: [
    'mental health awareness Kenya',
    'signs of depression',
    'anxiety help Kiambu',
    'suicide helpline Kenya',
    'postnatal depression Kenya',
    'counselling near Gitaru',
  ],
  sources: [
    kenyanSources.mentalHealthTaskforce,
    mentalHealthSources.mentalHealthGuideline,
    mentalHealthSources.antidepressants,
    mentalHealthSources.suicidePrevention,
    mentalHealthSources.mothersMinds,
    mentalHealthSources.ageAtOnset,
    kenyanSources.attemptedSuicideRuling,
    ...lines.map((line) => helplines[line].source),
  ],
  urgentSigns: [
    'Thoughts of killing yourself, or someone says they plan to',
    'Tablets, pesticide or anything harmful taken on purpose, even if the person feels well',
    'Voices that order someone to hurt themselves or another person',
    'A new mother who is confused, hardly sleeps or fears she will harm her baby',
    'Fits, shaking or seeing things after stopping alcohol',
    'Someone so low that they have stopped eating or drinking',
    'Sudden confusion or violent behaviour that is out of character',
  ],
};
