import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';

/** Explains that pre-qualification takes minutes and how a pre-approval differs. */
export function PreApprovalAnswer() {
  return (
    <>
      <p>
        It takes minutes. <Link to={paths.quote}>The form</Link> has eight short steps, needs no
        documents, and shows all your answers before you send them. A person contacts you afterward.
      </p>
      <p>
        It is a pre-qualification inquiry: it is based on what you say about yourself, and no one
        has checked it yet. A pre-approval comes from a lender, usually after it has looked at your
        credit, income and savings. Lenders use both terms in their own ways, and neither letter is
        a guaranteed offer of a loan, so ask a lender what its letter is based on.
      </p>
    </>
  );
}
