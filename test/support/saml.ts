/** The single sign-on of some group. */
export const newSamlProvider = {
  sso_url: 'https://id.example.com/sso',
  certificate_fingerprint: '2ff4d94f774e9b6a1f2a157c324e9b567caa1b3d',
};
