/**
 * Puts « de » before a name, elided where French asks for it: « de Salma », « d’Imane », « d’Yves », « de Yasmine ». An h is
 * kept apart: in the names we meet, Hicham and Hajar, it is heard.
 */
export function ofName(name: string): string {
  return ELIDED.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}

/** A vowel; an y that no vowel follows. « Onze » and its like are numbers and no names. */
const ELIDED = /^(?:[aeiouœæ]|y(?![aeiou]))/iu;
