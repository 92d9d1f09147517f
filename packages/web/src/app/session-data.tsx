import { companyInfo, customerById } from '@loadline/contract/customers/own-company.api';
import {
  bankList,
  countryList,
  placeList,
  productList,
  roleList,
  timeZoneList,
  userById,
} from '@loadline/contract/references/reference.api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asking } from '../kernel/asking.ts';
import { useSignedInUser } from '../kernel/session.ts';
import { keepCountries, keepPlaces } from '../resource/offered.ts';

/** Asked once and kept for the session (spec §3). */
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/**
 * What the screens of a session share (spec §7): company info first; products, countries, sales and service person
 * wait for it, and products are asked only for an orgId. Asked here when the back office opens; a screen that needs one
 * asks the same question and finds the answer. Shows nothing.
 */
export function SessionData() {
  const user = useSignedInUser();
  // Until the second factor is set up the server permits nothing.
  const isIn = user !== undefined && !user.mustEnrol;
  const company = useQuery({ ...asking(companyInfo, {}), ...kept, enabled: isIn });
  useCompanyData(company);
  useQuery({ ...asking(timeZoneList, {}), ...kept, enabled: isIn });
  useQuery({ ...asking(bankList, {}), ...kept, enabled: isIn });
  usePlaces(isIn);
  useQuery({ ...asking(roleList, {}), ...kept, enabled: isIn });
  return null;
}

/** What the desks share: places of the installation's own have names there, too, and are offered. */
export function DeskData() {
  const user = useSignedInUser();
  usePlaces(user !== undefined && !user.mustEnrol);
  return null;
}

/** The places that the installation offers, for every list of them. */
function usePlaces(isIn: boolean): void {
  const places = useQuery({ ...asking(placeList, {}), ...kept, enabled: isIn }).data;
  useEffect(() => {
    if (places) void keepPlaces(places);
  }, [places]);
}

interface Company {
  readonly orgId: string | null;
  readonly saleId: string | null;
  readonly customerServiceId: string | null;
}

function useCompanyData({ data, isSuccess }: UseQueryResult<Company>): void {
  const orgId = data?.orgId ?? null;
  useQuery({ ...asking(productList, { orgId }), ...kept, enabled: orgId !== null });
  // Only who belongs to a customer has its data: the forwarder's people would be told there is none.
  useQuery({ ...asking(customerById, { id: orgId ?? '' }), ...kept, enabled: orgId !== null });
  const countries = useQuery({ ...asking(countryList, {}), ...kept, enabled: isSuccess }).data;
  useEffect(() => {
    if (countries) keepCountries(countries);
  }, [countries]);
  const saleId = data?.saleId ?? null;
  const serviceId = data?.customerServiceId ?? null;
  useQuery({ ...asking(userById, { id: saleId ?? '' }), ...kept, enabled: saleId !== null });
  useQuery({ ...asking(userById, { id: serviceId ?? '' }), ...kept, enabled: serviceId !== null });
}
