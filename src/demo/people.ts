/** The accounts of the demonstration data, named after what they do. */
export const people = {
  maintainer: {
    name: 'Demo Maintainer',
    email: 'maintainer@demo.example',
    job_title: 'Maintainer',
  },
  developer: { name: 'Demo Developer', email: 'developer@demo.example', job_title: 'Developer' },
  contributor: {
    name: 'Demo Contributor',
    email: 'contributor@demo.example',
    job_title: 'Developer',
  },
  tester: { name: 'Demo Tester', email: 'tester@demo.example', job_title: 'Tester' },
  writer: { name: 'Demo Writer', email: 'writer@demo.example', job_title: 'Writer' },
  visitor: { name: 'Demo Visitor', email: 'visitor@demo.example', job_title: 'Visitor' },
} as const;

export type Username = keyof typeof people;
