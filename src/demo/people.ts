/** The people of the demonstration data. All invented. */
export const people = {
  mira: { name: 'Mira Stonebrook', email: 'mira@demo.example', job_title: 'Maintainer' },
  tomas: { name: 'Tomas Fernley', email: 'tomas@demo.example', job_title: 'Developer' },
  ines: { name: 'Ines Calloway', email: 'ines@demo.example', job_title: 'Developer' },
  okko: { name: 'Okko Vastine', email: 'okko@demo.example', job_title: 'Tester' },
  lene: { name: 'Lene Marrow', email: 'lene@demo.example', job_title: 'Writer' },
  pavo: { name: 'Pavo Ketterly', email: 'pavo@demo.example', job_title: 'Visitor' },
} as const;

export type Username = keyof typeof people;
