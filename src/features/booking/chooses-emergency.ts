import type { FormValues } from '../../components/form/form-definition.ts';
import type { AppointmentService } from '../../facts/hospital/departments.ts';

/** Whether the service Emergency was chosen; a form without a choice of services has none. */
export function choosesEmergency({ service }: FormValues): boolean {
  return service === ('emergency' satisfies AppointmentService);
}
