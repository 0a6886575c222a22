import { expect, it } from 'vitest';
import { credentialsMessage } from './credentials.ts';

it('says how to get credentials', () => {
  const error = new Error('Could not load the default credentials. Browse to https://x.example');

  expect(credentialsMessage(error)).toMatch(
    /^There are no credentials for this project\. Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS/,
  );
});

it('says in one line what is wrong with existing credentials', () => {
  expect(credentialsMessage(new Error('invalid_grant:\n  reauthenticate.'))).toMatch(
    /^The credentials do not work \(invalid_grant: reauthenticate\)\. Run gcloud/,
  );
});
