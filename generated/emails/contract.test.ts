// Generated from spec/resources/emails.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listOwnEmails",
  "resource": "emails",
  "method": "GET",
  "path": "/user/emails",
  "route": "/api/v4/user/emails",
  "source": "spec/resources/emails.yaml:6:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
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
  "id": "createOwnEmail",
  "resource": "emails",
  "method": "POST",
  "path": "/user/emails",
  "route": "/api/v4/user/emails",
  "source": "spec/resources/emails.yaml:25:5",
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
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    429
  ],
  "body": {
    "email": "second@example.com"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email",
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
      "name": "email",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "getOwnEmail",
  "resource": "emails",
  "method": "GET",
  "path": "/user/emails/{email_id}",
  "route": "/api/v4/user/emails/{email_id}",
  "source": "spec/resources/emails.yaml:55:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "email_id": 7
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
      "name": "email_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "deleteOwnEmail",
  "resource": "emails",
  "method": "DELETE",
  "path": "/user/emails/{email_id}",
  "route": "/api/v4/user/emails/{email_id}",
  "source": "spec/resources/emails.yaml:83:5",
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
    "email_id": 7
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
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "email_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listUserEmails",
  "resource": "emails",
  "method": "GET",
  "path": "/users/{id}/emails",
  "route": "/api/v4/users/{id}/emails",
  "source": "spec/resources/emails.yaml:110:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
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
  "id": "createUserEmail",
  "resource": "emails",
  "method": "POST",
  "path": "/users/{id}/emails",
  "route": "/api/v4/users/{id}/emails",
  "source": "spec/resources/emails.yaml:137:5",
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
    "id": 42
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
    "email": "second@example.com",
    "skip_confirmation": true
  },
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
    },
    {
      "place": "body",
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email",
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
      "name": "email",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "skip_confirmation",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "skip_confirmation",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "deleteUserEmail",
  "resource": "emails",
  "method": "DELETE",
  "path": "/users/{id}/emails/{email_id}",
  "route": "/api/v4/users/{id}/emails/{email_id}",
  "source": "spec/resources/emails.yaml:176:5",
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
    "id": 42,
    "email_id": 7
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
    404,
    412
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
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "email_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
