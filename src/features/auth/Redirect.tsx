import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Replaces the current page with another one. The router's own `Navigate` would end up in the script
 * that every page loads.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();

  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);

  return null;
}
