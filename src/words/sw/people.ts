import type { PersonKey } from '../../facts/people.ts';

/** What each person of the hospital does, as it stands on pages and under bylines. */
export const roles: Readonly<Record<PersonKey, string>> = {
  obstetrician: 'Daktari wa uzazi na magonjwa ya wanawake',
  pediatrician: 'Daktari wa watoto',
  physician: 'Daktari wa magonjwa ya ndani',
  surgeon: 'Daktari wa upasuaji',
  seniorMidwife: 'Mkunga mkuu',
  anaesthetist: 'Mtaalamu wa dawa ya usingizi',
  nutritionist: 'Mtaalamu wa lishe',
  physiotherapist: 'Mtaalamu wa mazoezi ya viungo',
  chiefExecutive: 'Mkurugenzi mkuu',
  superintendent: 'Msimamizi mkuu wa matibabu',
  dentist: 'Daktari wa meno, msimamizi wa kliniki ya meno',
  nursing: 'Meneja wa huduma za uuguzi',
  maternity: 'Msimamizi wa uzazi',
  theatre: 'Msimamizi wa chumba cha upasuaji',
  emergency: 'Msimamizi wa wagonjwa wa nje na dharura',
  laboratory: 'Msimamizi wa maabara',
  pharmacy: 'Msimamizi wa duka la dawa',
  radiology: 'Msimamizi wa picha za X-ray',
  accounts: 'Msimamizi wa hesabu na bima',
  reception: 'Msimamizi wa mapokezi',
};
