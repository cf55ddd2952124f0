import type { Inputs } from './call.ts';
import { keyInputs } from './keys.ts';
import { instanceInputs } from './instance.ts';
import { repositoryInputs } from './repositories.ts';
import { memberInputs } from './members.ts';
import { runnerAndTokenInputs } from './runners-and-tokens.ts';
import { userInputs } from './users.ts';
import { groupAndProjectInputs } from './groups-and-projects.ts';

/** Calls that succeed, where the document's example cannot be sent as it stands. */
export const inputs: Inputs = {
  ...keyInputs,
  ...instanceInputs,
  ...repositoryInputs,
  ...memberInputs,
  ...runnerAndTokenInputs,
  ...userInputs,
  ...groupAndProjectInputs,
};
