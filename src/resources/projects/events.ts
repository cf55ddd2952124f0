import { domainEvent } from '../../domain-events/domain-event.ts';

interface ProjectCreated {
  readonly project: { readonly id: number };
  readonly author: { readonly id: number; readonly name: string };
  readonly at: Date;
}

/** A project was created, as new or as a fork, and shows from now on. */
export const projectCreated = domainEvent<ProjectCreated>('project_created');
