import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads to another page, in place of this one. The router's own `Navigate` would stand in the script
 * that every page loads.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();

  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);

  return null;
}
