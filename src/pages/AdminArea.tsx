import { lazy, Suspense, useEffect } from 'react';
import { Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { AdminBar, type AdminBarProps } from '#src/features/admin/auth/AdminBar.tsx';
import {
  AdminGuard,
  AdminLoading,
  Redirect,
  useAdmin,
} from '#src/features/admin/auth/AdminGuard.tsx';
import { WithFullLoads } from '#src/features/admin/auth/WithFullLoads.tsx';
import { useNewLeadCount, useNewLeadUpdates } from '#src/features/admin/desk/shared/new-leads.ts';
import { adminRoutes } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { Toasts } from '#src/ui/notices/Toasts.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';
import styles from './EditorPage.module.css';
import { NotFoundPage } from './NotFoundPage.tsx';

// What the pages show is in chunks that public pages never load.
const Dashboard = lazy(async () => ({
  default: (await import('#src/features/admin/dashboard/Dashboard.tsx')).Dashboard,
}));
const Today = lazy(async () => ({
  default: (await import('#src/features/admin/desk/Today.tsx')).Today,
}));
const EditorPage = lazy(async () => ({
  default: (await import('./EditorPage.tsx')).EditorPage,
}));
const PostHistory = lazy(async () => ({
  default: (await import('#src/features/admin/editor/PostHistory.tsx')).PostHistory,
}));
const LeadDesk = lazy(async () => ({
  default: (await import('#src/features/admin/desk/LeadDesk.tsx')).LeadDesk,
}));
const LeadView = lazy(async () => ({
  default: (await import('#src/features/admin/desk/lead/LeadView.tsx')).LeadView,
}));
const SiteDetailsPanel = lazy(async () => ({
  default: (await import('#src/features/admin/site-details/SiteDetailsPanel.tsx')).SiteDetailsPanel,
}));
const AccountPanel = lazy(async () => ({
  default: (await import('#src/features/admin/auth/AccountPanel.tsx')).AccountPanel,
}));
const HelpPage = lazy(async () => ({ default: (await import('./HelpPage.tsx')).HelpPage }));

/** The admin area, with all of its pages. */
export function AdminArea() {
  return (
    <WithFullLoads>
      <Routes>
        <Route element={<AdminGuard bar={(admin) => <Bar {...admin} />} />}>
          <Route element={<LoadingPages />}>
            <Route index element={<Redirect to={paths.adminBlog} />} />
            <Route path={adminRoutes.blog} element={<DashboardPage />} />
            <Route path={adminRoutes.newPost} element={<EditorPage key="new" />} />
            <Route path={adminRoutes.editPost} element={<EditorPage />} />
            <Route path={adminRoutes.postHistory} element={<HistoryPage />} />
            <Route path={adminRoutes.leads} element={<LeadsPage />} />
            <Route path={adminRoutes.lead} element={<LeadPage />} />
            <Route path={adminRoutes.site} element={<SiteDetailsPage />} />
            <Route path={adminRoutes.account} element={<AccountPage />} />
            <Route path={adminRoutes.help} element={<HelpPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
      {/* Shared by the whole area because a toast of one page may show on the next, whose heading it must not cover. */}
      <Toasts position="bottom-right" />
    </WithFullLoads>
  );
}

function Bar(admin: AdminBarProps) {
  // When the session ends without a connection, a reload would lose what waits in this tab.
  useEffect(() => {
    import('./LoginPage.tsx').catch(() => {});
  }, []);
  useNewLeadUpdates();
  return <AdminBar {...admin} newLeads={useNewLeadCount()} />;
}

function LoadingPages() {
  return (
    <Suspense fallback={<AdminLoading />}>
      <Outlet />
    </Suspense>
  );
}

/** The dashboard, where the owner manages posts and the displayed rates. */
function DashboardPage() {
  const { state } = useLocation();
  return (
    <>
      <AdminPageHead
        title="Mortgage Blog Admin"
        description="The owner’s overview of posts and rates."
      />
      <Dashboard
        admin={useAdmin().email}
        saved={state?.saved}
        today={(lines) => <Today lines={lines} />}
      />
    </>
  );
}

/** The history of the post whose id is in the URL. */
function HistoryPage() {
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <AdminPageHead title="History" description="Earlier versions of a post." />
      <h1>History</h1>
      <PostHistory id={id} />
    </div>
  );
}

/** The list of leads that visitors have sent. */
function LeadsPage() {
  return (
    <>
      <AdminPageHead title="Leads" description="What visitors sent." />
      <LeadDesk by={useAdmin().email} />
    </>
  );
}

/** The page of one lead, which the URL fragment identifies. */
function LeadPage() {
  return (
    <>
      <AdminPageHead title="Lead" description="What a visitor sent." />
      <LeadView by={useAdmin().email} />
    </>
  );
}

/** The form for the site's details: its founder, its sister site and who runs it. */
function SiteDetailsPage() {
  return (
    <>
      <AdminPageHead
        title="Site details"
        description="The founder, the sister site and who runs the site."
      />
      <SiteDetailsPanel />
    </>
  );
}

/** The page of the signed-in account. */
function AccountPage() {
  return (
    <>
      <AdminPageHead title="Your account" description="Your password, and who has access." />
      <AccountPanel email={useAdmin().email} />
    </>
  );
}
