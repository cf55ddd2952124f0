import { type Calls, none, unique } from '#test/contract/requests.ts';

const application = () => ({
  name: unique(),
  redirect_uri: 'https://app.example.com/callback',
  scopes: 'read_user read_api',
});

/** Calls that succeed. */
export const calls: Calls = {
  deleteApplication: async ({ api, people }) => {
    const made = await api.as(people.administrator).post('/applications', application());
    return { ...none, params: { id: made.body.id } };
  },
};
