import type { Founder } from '#src/lib/settings.schema.ts';

/** The founder's bio, with verifiable credentials and the editorial policy. */
export function AboutFounder({ founder }: { founder: Founder }) {
  const { name, about, credentials, links, editorialPolicy } = founder;
  return (
    <>
      <h2>About {name}</h2>
      {about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {credentials.length > 0 && (
        <>
          <h3>Credentials</h3>
          <ul>
            {credentials.map(({ text, url }) => (
              <li key={text}>
                {url ? (
                  <a href={url} rel="noreferrer">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {links.length > 0 && (
        <>
          <h3>Elsewhere</h3>
          <ul>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>How articles are written and figures checked</h2>
      {editorialPolicy.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
