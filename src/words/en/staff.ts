import type { StaffKey } from '../../facts/people.ts';

/** What each person on /about does for patients. SAMPLE content, like the names. */
export const staffBios: Readonly<Record<StaffKey, string>> = {
  chiefExecutive:
    'Sets the direction of the hospital and answers for it to the board and to you. She ' +
    'reads every written complaint herself and signs each reply.',
  superintendent:
    'Responsible for the quality of medical care. He leads the weekly meeting at which ' +
    'doctors, nurses and midwives go through difficult cases and learn from them.',
  dentist:
    'Fills, cleans and, when nothing else helps, takes out teeth. He has a mirror for children who want to watch.',
  nursing:
    'Plans the nursing shifts and trains new nurses. A nurse for more than twenty years, she ' +
    'still works one night each month on the ward.',
  maternity:
    'A midwife who runs the antenatal clinic, labour ward and postnatal beds. The antenatal ' +
    'class of her team ends with a tour of the delivery room.',
  theatre:
    'Prepares the operating theatre and its instruments, and runs through the safety ' +
    'checklist aloud with the whole team before a cut is made.',
  emergency:
    'A clinical officer who decides with his team who must be seen at once and who can ' +
    'safely wait. He teaches first aid in local schools.',
  laboratory:
    'Checks the analysers each morning before the first sample is run, and telephones the ' +
    'ward at once when a result cannot wait.',
  pharmacy:
    'A pharmacist who keeps essential medicines in stock and checks prescriptions for wrong ' +
    'doses, allergies and medicines that do not go together.',
  radiology:
    'Takes X-rays with as little radiation as a clear picture allows. He always asks whether ' +
    'you might be pregnant, and is glad to say why.',
  accounts:
    'Explains bills line by line and deals with insurers, so that families do not have to ' +
    'chase approvals from a hospital corridor.',
  reception:
    'Her team greets you, opens your file and tells you how long the wait is likely to be. ' +
    'She knows a good number of our regular patients by name.',
};
