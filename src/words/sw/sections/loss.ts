import type { Block } from '../../../models/service-page.ts';

/** Care after a miscarriage, a stillbirth or the death of a baby. The services are SAMPLE content. */
export const loss: Block = {
  kind: 'list',
  heading: 'Ukimpoteza mtoto wako',
  items: [
    'Unatokwa na damu au una maumivu mimba ikiwa changa? Njoo mara moja, saa yoyote. Utasubiri mbali na akina mama wanaojifungua.',
    'Unaweza kumshika mtoto wako, kumpa jina na kumpiga picha. Hakuna haraka, na hakuna kinachokulazimu.',
    'Mkunga yule yule huendelea kuwasiliana nawe, hata ukishaenda nyumbani. Wewe na mwenzi wako mnaweza kuongea na mshauri nasaha.',
    'Tunakueleza karatasi za mazishi. Tunamtunza mtoto wako kwa heshima hadi uamue.',
    'Tunaangalia afya yako na jinsi unavyojisikia moyoni. Daktari anakueleza tunachojua kuhusu sababu, na maana yake ukipata mimba tena.',
  ],
};
