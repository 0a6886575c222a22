/** A small rules file for tests, with one of everything that the reader knows. */
export function sampleRules({ condition = 'true', result = 'true' } = {}): string {
  return `rules_version = '2';
// A comment with an ' in it.
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{noteId} {
      allow create: if ${condition};
    }
    /* A comment
       of two lines. */
    function isNote(note) {
      return ${result};
    }
  }
}
`;
}
