// Generated from spec/resources/personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listPersonalAccessTokens",
  "resource": "personal-access-tokens",
  "method": "GET",
  "path": "/personal_access_tokens",
  "route": "/api/v4/personal_access_tokens",
  "source": "spec/resources/personal-access-tokens.yaml:6:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "revoked",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "revoked",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_used_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_used_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_used_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_used_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_used_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_used_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getOwnPersonalAccessToken",
  "resource": "personal-access-tokens",
  "method": "GET",
  "path": "/personal_access_tokens/self",
  "route": "/api/v4/personal_access_tokens/self",
  "source": "spec/resources/personal-access-tokens.yaml:69:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "revokeOwnPersonalAccessToken",
  "resource": "personal-access-tokens",
  "method": "DELETE",
  "path": "/personal_access_tokens/self",
  "route": "/api/v4/personal_access_tokens/self",
  "source": "spec/resources/personal-access-tokens.yaml:94:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getPersonalAccessToken",
  "resource": "personal-access-tokens",
  "method": "GET",
  "path": "/personal_access_tokens/{id}",
  "route": "/api/v4/personal_access_tokens/{id}",
  "source": "spec/resources/personal-access-tokens.yaml:106:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 4
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "revokePersonalAccessToken",
  "resource": "personal-access-tokens",
  "method": "DELETE",
  "path": "/personal_access_tokens/{id}",
  "route": "/api/v4/personal_access_tokens/{id}",
  "source": "spec/resources/personal-access-tokens.yaml:135:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 4
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "createPersonalAccessToken",
  "resource": "personal-access-tokens",
  "method": "POST",
  "path": "/users/{user_id}/personal_access_tokens",
  "route": "/api/v4/users/{user_id}/personal_access_tokens",
  "source": "spec/resources/personal-access-tokens.yaml:156:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "user_id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "name": "backup script",
    "scopes": [
      "read_api"
    ],
    "expires_at": "2022-12-31"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": {
        "repeat": "api",
        "times": 21,
        "list": true
      },
      "within": {
        "repeat": "api",
        "times": 20,
        "list": true
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "scopes",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "0000-01-01",
      "text": "is invalid"
    }
  ],
  "related": {}
},
]);
