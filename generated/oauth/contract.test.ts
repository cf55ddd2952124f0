// Generated from spec/resources/oauth.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getOpenidConfiguration",
  "resource": "oauth",
  "method": "GET",
  "path": "/.well-known/openid-configuration",
  "route": "/.well-known/openid-configuration",
  "source": "spec/resources/oauth.yaml:365:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "showAuthorization",
  "resource": "oauth",
  "method": "GET",
  "path": "/oauth/authorize",
  "route": "/oauth/authorize",
  "source": "spec/resources/oauth.yaml:9:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    302,
    400,
    401
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "client_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "client_id",
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
      "name": "redirect_uri",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "redirect_uri",
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
      "place": "query",
      "name": "response_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "response_type",
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
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
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
      "place": "query",
      "name": "scope",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "scope",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "code_challenge",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "code_challenge",
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
      "name": "code_challenge_method",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "code_challenge_method",
      "value": {
        "repeat": "x",
        "times": 17
      },
      "within": {
        "repeat": "x",
        "times": 16
      },
      "text": "is expected to have length less than or equal to 16"
    },
    {
      "place": "query",
      "name": "nonce",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "nonce",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
{
  "id": "grantAuthorization",
  "resource": "oauth",
  "method": "POST",
  "path": "/oauth/authorize",
  "route": "/oauth/authorize",
  "source": "spec/resources/oauth.yaml:76:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    302,
    400
  ],
  "body": {
    "client_id": "5832fc6e14300a0d962240a8144466eef4ee93ef0d218477e55f11cf12fc3737",
    "redirect_uri": "https://app.example.com/callback",
    "response_type": "code",
    "state": "9f2c7d1e4b",
    "scope": "read_user read_api"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "client_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "client_id",
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
      "place": "body",
      "name": "redirect_uri",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "redirect_uri",
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
      "name": "response_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "response_type",
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
      "place": "body",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "state",
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
      "name": "scope",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "scope",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "code_challenge",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "code_challenge",
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
      "place": "body",
      "name": "code_challenge_method",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "code_challenge_method",
      "value": {
        "repeat": "x",
        "times": 17
      },
      "within": {
        "repeat": "x",
        "times": 16
      },
      "text": "is expected to have length less than or equal to 16"
    },
    {
      "place": "body",
      "name": "nonce",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nonce",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "authenticity_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "authenticity_token",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
{
  "id": "denyAuthorization",
  "resource": "oauth",
  "method": "DELETE",
  "path": "/oauth/authorize",
  "route": "/oauth/authorize",
  "source": "spec/resources/oauth.yaml:100:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    302,
    400
  ],
  "body": {
    "client_id": "5832fc6e14300a0d962240a8144466eef4ee93ef0d218477e55f11cf12fc3737",
    "redirect_uri": "https://app.example.com/callback",
    "state": "9f2c7d1e4b"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "client_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "client_id",
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
      "place": "body",
      "name": "redirect_uri",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "redirect_uri",
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
      "name": "response_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "response_type",
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
      "place": "body",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "state",
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
      "name": "scope",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "scope",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "code_challenge",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "code_challenge",
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
      "place": "body",
      "name": "code_challenge_method",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "code_challenge_method",
      "value": {
        "repeat": "x",
        "times": 17
      },
      "within": {
        "repeat": "x",
        "times": 16
      },
      "text": "is expected to have length less than or equal to 16"
    },
    {
      "place": "body",
      "name": "nonce",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nonce",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "authenticity_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "authenticity_token",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
{
  "id": "showAuthorizationCode",
  "resource": "oauth",
  "method": "GET",
  "path": "/oauth/authorize/native",
  "route": "/oauth/authorize/native",
  "source": "spec/resources/oauth.yaml:125:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "code",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "code",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "getOauthKeys",
  "resource": "oauth",
  "method": "GET",
  "path": "/oauth/discovery/keys",
  "route": "/oauth/discovery/keys",
  "source": "spec/resources/oauth.yaml:340:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "introspectOauthToken",
  "resource": "oauth",
  "method": "POST",
  "path": "/oauth/introspect",
  "route": "/oauth/introspect",
  "source": "spec/resources/oauth.yaml:232:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api",
    "read_user",
    "openid"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401
  ],
  "body": {
    "token": "de6780bc506a0446309bd9362820ba8aed28aa506c71eedbe1c5c4f9dd350e54",
    "client_id": "5832fc6e14300a0d962240a8144466eef4ee93ef0d218477e55f11cf12fc3737",
    "client_secret": "ee1dd64b6adc89cf7e2c23099301ccc2c61b441064e9324d963c46902a85ec34"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "place": "body",
      "name": "token_type_hint",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token_type_hint",
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
      "place": "body",
      "name": "client_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "client_id",
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
      "place": "body",
      "name": "client_secret",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "client_secret",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "revokeOauthToken",
  "resource": "oauth",
  "method": "POST",
  "path": "/oauth/revoke",
  "route": "/oauth/revoke",
  "source": "spec/resources/oauth.yaml:193:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403
  ],
  "body": {
    "token": "de6780bc506a0446309bd9362820ba8aed28aa506c71eedbe1c5c4f9dd350e54",
    "client_id": "5832fc6e14300a0d962240a8144466eef4ee93ef0d218477e55f11cf12fc3737",
    "client_secret": "ee1dd64b6adc89cf7e2c23099301ccc2c61b441064e9324d963c46902a85ec34"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "place": "body",
      "name": "token_type_hint",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token_type_hint",
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
      "place": "body",
      "name": "client_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "client_id",
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
      "place": "body",
      "name": "client_secret",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "client_secret",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "createOauthToken",
  "resource": "oauth",
  "method": "POST",
  "path": "/oauth/token",
  "route": "/oauth/token",
  "source": "spec/resources/oauth.yaml:149:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401
  ],
  "body": {
    "grant_type": "authorization_code",
    "client_id": "5832fc6e14300a0d962240a8144466eef4ee93ef0d218477e55f11cf12fc3737",
    "code": "4b0cbc2ccc9df40c2bfc0f6d4eb9db4fa3ef5a2f9ee8c5ecb8d4b3d0bb3dd0aa",
    "redirect_uri": "https://app.example.com/callback",
    "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "grant_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "grant_type",
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
      "place": "body",
      "name": "client_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "client_id",
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
      "place": "body",
      "name": "client_secret",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "client_secret",
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
      "place": "body",
      "name": "code",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "code",
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
      "place": "body",
      "name": "redirect_uri",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "redirect_uri",
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
      "name": "code_verifier",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "code_verifier",
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
      "place": "body",
      "name": "refresh_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "refresh_token",
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
      "place": "body",
      "name": "username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "username",
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
      "place": "body",
      "name": "password",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password",
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
      "name": "scope",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "scope",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
{
  "id": "getOauthTokenInfo",
  "resource": "oauth",
  "method": "GET",
  "path": "/oauth/token/info",
  "route": "/oauth/token/info",
  "source": "spec/resources/oauth.yaml:270:5",
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
    "read_api",
    "read_user",
    "read_repository",
    "write_repository",
    "read_registry",
    "write_registry",
    "sudo",
    "openid",
    "profile",
    "email"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getOauthUserInfo",
  "resource": "oauth",
  "method": "GET",
  "path": "/oauth/userinfo",
  "route": "/oauth/userinfo",
  "source": "spec/resources/oauth.yaml:309:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "openid"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
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
  "id": "postOauthUserInfo",
  "resource": "oauth",
  "method": "POST",
  "path": "/oauth/userinfo",
  "route": "/oauth/userinfo",
  "source": "spec/resources/oauth.yaml:324:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "openid"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
]);
