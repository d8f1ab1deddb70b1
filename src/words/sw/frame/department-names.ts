import type { DepartmentRouteName } from '../../../site/routes.ts';
import type { DepartmentNames } from '../../frame/department-names.ts';

/** Every name of each department. */
export const departmentNames: Readonly<Record<DepartmentRouteName, DepartmentNames>> = {
  outpatient: {
    label: 'Wagonjwa wa nje',
    title: 'Huduma za wagonjwa wa nje',
    heading: 'Wagonjwa wa nje',
  },
  maternity: {
    label: 'Huduma za uzazi',
    title: 'Huduma za uzazi',
    heading: 'Huduma za uzazi',
  },
  pediatrics: {
    label: 'Kliniki ya watoto',
    title: 'Kliniki ya watoto',
    // no line ends on 'ya'
    heading: 'Kliniki ya\u00a0watoto',
  },
  laboratory: { label: 'Maabara', title: 'Huduma za maabara', heading: 'Huduma za maabara' },
  pharmacy: {
    label: 'Duka la dawa',
    title: 'Duka la dawa la hospitali',
    heading: 'Duka la dawa',
  },
  dental: {
    label: 'Kliniki ya meno',
    title: 'Huduma za meno',
    heading: 'Huduma za meno',
  },
  radiology: {
    label: 'X-ray na ultrasound',
    title: 'Picha za X-ray na ultrasound',
    heading: 'X-ray na ultrasound',
  },
  inpatient: {
    label: 'Kulazwa',
    title: 'Kulazwa na saa za kutembelea',
    heading: 'Huduma za kulazwa',
  },
  specializedCare: {
    label: 'Madaktari bingwa',
    title: 'Huduma za madaktari bingwa',
    heading: 'Madaktari bingwa',
  },
  surgical: { label: 'Upasuaji', title: 'Huduma za upasuaji', heading: 'Huduma za upasuaji' },
  telemedicine: {
    label: 'Daktari kwa simu',
    title: 'Daktari kwa simu au video',
    heading: 'Daktari kwa simu',
  },
  hdu: {
    label: 'Uangalizi wa karibu (HDU)',
    title: 'Uangalizi wa karibu (HDU)',
    heading: 'Uangalizi wa karibu (HDU)',
    // one line on home
    card: 'Uangalizi (HDU)',
  },
  eyeCare: { label: 'Kliniki ya macho', title: 'Kliniki ya macho', heading: 'Kliniki ya macho' },
  emergency: { label: 'Dharura', title: 'Idara ya dharura', heading: 'Idara ya dharura' },
  upcoming: {
    label: 'Huduma zijazo',
    title: 'Huduma zijazo',
    heading: 'Huduma zijazo',
    card: 'Huduma zijazo',
  },
};
