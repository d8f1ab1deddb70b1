import type { FormValues } from '../../components/form/form-definition.ts';
import type { AppointmentService } from '../../facts/schedule/appointment-services.ts';

/** Returns whether the visitor chose the service Emergency. */
export function choosesEmergency({ service }: FormValues): boolean {
  return service === ('emergency' satisfies AppointmentService);
}
