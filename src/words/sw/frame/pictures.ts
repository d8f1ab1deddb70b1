import { photographTexts } from '../../../facts/media/photographs.ts';
import type { PictureName } from '../../../facts/media/picture-names.ts';

/** Alt text of each drawing. */
export const drawings: Readonly<Record<PictureName, string>> = {
  hero: 'Viatu vya mtoto vya kufuma juu ya leso zilizokunjwa, kofia ya sufu kando yake',
  exterior:
    'Mfano wa hospitali ya ghorofa mbili yenye msalaba wa bluu, na ambulensi mbele ya mlango',
  'main-building': 'Mfano wa mlango mkuu wenye paa la bluu, viti na mimea kwenye vyungu',
  maternity: 'Pembe ya mbao ya mkunga na kijitabu cha mama na mtoto juu ya leso iliyokunjwa',
  'delivery-room':
    'Kitanda cha kujifungulia chenye leso, kando yake kifaa cha kumpa mtoto mchanga joto',
  laboratory: 'Darubini, na mirija ya sampuli iliyofungwa',
  'modern-laboratory': 'Mashine ya kuzungusha sampuli za damu, mirija, pipeti na majibu ya vipimo',
  'dental-clinic': 'Kioo cha daktari wa meno, kikombe cha maji, mswaki na mfano wa jino',
  'dedicated-staff': 'Sare ya muuguzi iliyokunjwa, kadi ya jina, saa yake na stethoskopu',
  'ultrasound-room': 'Kifaa cha ultrasound juu ya taulo, pamoja na jeli na picha iliyochapishwa',
  'female-ward': 'Kitanda kilichotandikwa katika wodi ya wanawake, maua na chupa ya chai kando',
  'general-ward': 'Mto, shuka na blanketi iliyokunjwa, kando yake chati ya mgonjwa',
  'specialized-care': 'Mfano wa moyo na mchoro wa mapigo yake kwenye karatasi',
  'inpatient-services': 'Kiondo, chupa ya chai na ndala za mgonjwa',
  pediatrics: 'Kipimajoto na kijitabu cha mama na mtoto, mwanasesere kando yake',
  'surgery-department': 'Sinia ya vifaa vya upasuaji, nusu imefunikwa kwa kitambaa cha kijani',
  outpatient: 'Kifaa cha kupima presha (shinikizo la damu) na stethoskopu',
  'eye-care':
    'Miwani juu ya chati ya macho yenye herufi E iliyogeuzwa pande nne, na kizibo cha jicho',
  hdu: 'Mashine ya kando ya kitanda inaonyesha mapigo ya moyo, oksijeni na kupumua',
  pharmacy: 'Chupa za dawa, sinia ya kuhesabia tembe na pakiti mbili za tembe',
  telemedicine: 'Simu iliyo kwenye mazungumzo na daktari, juu ya leso kando ya kikombe cha chai',
  emergency: 'Mlango wa dharura wenye taa usiku, kitanda cha magurudumu kando yake',
  stretcher: 'Kitanda cha magurudumu chenye mto na blanketi, na dripu kando yake',
  'building-plan': 'Kofia ya manjano ya mjenzi na penseli juu ya ramani ya wodi mpya',
  packages: 'Vitenge vilivyokunjwa na kufungwa utepe, viatu vya mtoto vya kufuma na kofia',
  'inpatient-ward': 'Vitanda viwili vya wodi vilivyotandikwa, maua katikati, chakula kwenye sinia',
  'water-and-walking': 'Viatu vya kutembea, chupa ya maji, na matunda juu ya leso iliyokunjwa',
  'breastfeeding-corner':
    'Kiti chenye mto wa kunyonyesha na leso, maji na chupa ya chai kando yake',
  'healthy-child': 'Bakuli la uji la mtoto, matunda, na utepe wa kupimia mkono wa juu',
  'hand-washing': 'Ndoo yenye bomba juu ya beseni la maji, sabuni na taulo kando yake',
  'malaria-prevention': 'Kitanda kilichotandikwa chini ya chandarua cha bluu',
  'pregnancy-nutrition': 'Sahani ya ugali, sukuma wiki, maharagwe na nusu parachichi',
  'child-vaccination': 'Sanduku la baridi lenye chupa za chanjo, na kijitabu cha mama na mtoto',
  'first-aid': 'Sanduku la bluu la huduma ya kwanza lenye msalaba mweupe, bandeji na makasi',
  diabetes: 'Kifaa cha kupima sukari kando ya bakuli la matunda',
  'mental-health': 'Daftari lililo wazi lenye kalamu, na kikombe cha chai',
};

/** What each picture shows, for people who cannot see it: the drawing, or the photograph that replaces it. */
export const pictures: Readonly<Record<PictureName, string>> = {
  ...drawings,
  ...photographTexts('sw'),
};
