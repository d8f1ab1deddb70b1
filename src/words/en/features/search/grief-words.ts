/** Words of the loss of a baby. Searches with them show the care after a loss first. */
export const babyLossWords =
  'miscarriage, miscarried, miscarrying, stillbirth, stillborn, still birth, born dead, lost pregnancy?, lose pregnancy, losing pregnancy, pregnancy loss, lost baby?, lose baby?, losing baby, loss of baby, baby loss, lost child?, loss of child, lost twins, lost twin, lost son, lost daughter, baby died, baby dead, dead baby, baby death, death of baby, child died, child dead, death of child, twin died, died in womb, baby passed away, child passed away, baby no heartbeat, cot death, neonatal death, burial of baby, bury baby, grief baby, grief child, grieving baby, grieving child, bereaved baby, bereavement baby, mourning baby, mourning child';

/** With one of these a loss with '?' is a different one: 'lost baby card', 'baby lost weight'. */
export const otherLosses =
  'card, book, booklet, handbook, weight, id, certificate, papers, file, tooth, teeth, hair, hearing, appetite, phone, clothes';

/** Words of any grief. */
export const griefWords = 'grief, grieving, bereaved, bereavement, mourning';
