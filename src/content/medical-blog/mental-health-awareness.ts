import { site } from '../../site.ts';
import type { MedicalArticle } from '../medical-article.ts';

/**
 * The author is SAMPLE content. The helplines are real Kenyan ones.
 *
 * How to notice a mental health problem, help someone and find care (spec section 3).
 */
export const mentalHealthAwareness: MedicalArticle = {
  id: 'mental-health-awareness',
  title: 'Mental health awareness: knowing the signs and finding help',
  headTitle: 'Mental health awareness',
  excerpt:
    'How to tell a hard week from depression or anxiety, what to say to someone who is ' +
    'struggling, and where in Kenya to find help.',
  content: `A broken arm gets a plaster and a queue of visitors. A troubled mind often gets
silence. Yet the Ministry of Health's taskforce on mental health estimated that 1 in 10 Kenyans
lives with a common mental disorder, and 1 in 4 of those who come to an ordinary outpatient clinic.
These are illnesses with treatments. They are not a curse, a weakness or a lack of faith.

**A hard week or an illness**

Everyone is sad after a funeral and tense before school fees are due. We look more closely when low
mood or loss of interest lasts **most of the day for two weeks or longer**, or when worry gets in
the way of work, school or home. Many people feel it first in the body: headaches, a burning
stomach, a tight chest, tiredness that tests do not explain.

Other signs are easy to miss, in yourself or in someone close:

- Waking at 3 in the morning, or sleeping far more than usual
- Eating much less or much more, with a change in weight
- Snapping at people, avoiding friends, dropping out of the chama or choir
- Drinking more, gambling more, or working without stop
- Feeling worthless, or saying that others would be better off alone

Hearing voices, believing that people are plotting, or going days without sleep and full of wild
plans points to a different illness, and needs a clinician within a day.

**Who is at special risk**

About 1 in 5 mothers in countries like ours has depression after giving birth. It is different from
the baby blues, which lift within two weeks. A mother who cannot enjoy her baby, or who has
frightening thoughts about harming the child, needs care and no blame.

Men ask for help later than women, and more often die by suicide. Anger, risky riding or heavy
drinking may be all that a family sees. In young people,
**half of all lifelong conditions begin by the age of 14**: watch for falling marks, stomach aches
on school mornings, cuts under long sleeves or a child who no longer plays. Long illness, debt,
violence at home and the loss of a job raise the risk for anyone.

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
answer. Stay with them, lock away pesticides, stored tablets and anything else that could do harm,
and get help the same day.

**Numbers to call**

- Kenya Red Cross counselling and emergencies: 1199, free
- Befrienders Kenya, for anyone thinking of suicide: 0722 178 177
- Childline Kenya, for children and parents: 116, free
- NACADA, for alcohol and drugs: 1192, free

If a line is busy or closed, try the next, or call us on ${site.phone}. Someone at our
emergency desk is awake at every hour.

You will not be punished for asking. On 9 January 2025 the High Court ruled that the law making
attempted suicide a crime goes against the Constitution. A survivor needs a nurse, not a cell.

**What happens when you come to us**

Start at the outpatient clinic of ${site.name}, or ask for a telemedicine call if leaving home is
hard. A clinician sees you in private and asks about sleep, appetite, worries, alcohol and safety,
often with a sheet of nine short questions. Because a slow thyroid, anaemia and some medicines can
look like depression, you may need a blood test. What you say stays between you and those who treat
you, unless your life or another person's is in danger.

Mild trouble is usually treated by talking, in about 6 to 12 weekly sessions. Moderate and severe
illness may need medicine too. It takes two to four weeks to work, is not addictive when it is an
antidepressant, and should be continued for at least six months after you feel well. If you need a
psychiatrist or a ward of another hospital, we arrange the referral and send a letter with you.

Bring any medicine you take and, if you like, one person you trust. You are told what a session
costs before it begins. Whether ${site.accreditations.join(' or ')} pays depends on your cover, and
the desk can check it in confidence.`,
  date: '2026-10-06',
  readTime: '5 min read',
  image: 'mental-health',
  category: 'Mental Health',
  tags: ['mental health', 'depression', 'anxiety', 'suicide prevention', 'helplines'],
  author: 'Dr. Amina Hassan Abdi',
  seoKeywords: [
    'mental health awareness Kenya',
    'signs of depression',
    'anxiety help Kiambu',
    'suicide helpline Kenya',
    'postnatal depression Kenya',
    'counselling near Gitaru',
  ],
  sources: [
    'Ministry of Health, Kenya: Kenya Mental Health Policy 2015-2030',
    'Ministry of Health, Kenya: Kenya Mental Health Action Plan 2021-2025, with the findings ' +
      'of the Taskforce on Mental Health',
    'WHO: mhGAP Intervention Guide, version 2.0, 2016',
    'WHO: LIVE LIFE, an implementation guide for suicide prevention in countries, 2021',
    'High Court of Kenya: Petition E045 of 2022, [2025] KEHC 6 (KLR), judgment of 9 January 2025',
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
