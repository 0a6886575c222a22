import { createContext, useContext } from 'react';
import type { Admin } from './auth.types.ts';

export const AdminContext = createContext<Admin | null>(null);

/**
 * Returns the signed-in admin on a page of the admin area.
 *
 * @throws Error on any other page
 */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('useAdmin is for pages within AdminGuard.');
  return admin;
}
