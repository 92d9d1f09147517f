const eastern = 'America/New_York';

/** By the first two digits of Schedule D, the district of customs, where its clocks are not those of the east. */
const ofDistrict: Readonly<Record<string, string>> = {
  '19': 'America/Chicago',
  '20': 'America/Chicago',
  '21': 'America/Chicago',
  '23': 'America/Chicago',
  '24': 'America/Denver',
  '25': 'America/Los_Angeles',
  '26': 'America/Phoenix',
  '27': 'America/Los_Angeles',
  '28': 'America/Los_Angeles',
  '29': 'America/Los_Angeles',
  '30': 'America/Los_Angeles',
  '31': 'America/Anchorage',
  '32': 'Pacific/Honolulu',
  '33': 'America/Denver',
  '34': 'America/Chicago',
  '35': 'America/Chicago',
  '36': 'America/Chicago',
  '37': 'America/Chicago',
  '39': 'America/Chicago',
  '45': 'America/Chicago',
  '49': 'America/Puerto_Rico',
  '51': 'America/Puerto_Rico',
  '53': 'America/Chicago',
  '55': 'America/Chicago',
};

/** Ports that go by other clocks than their district: Chattanooga, Panama City, Presidio, Boise, Eastport, Porthill, Terre Haute, Owensboro, DuPage. */
const ofPort: Readonly<Record<string, string>> = {
  '1818': 'America/Chicago',
  '2008': eastern,
  '2403': 'America/Chicago',
  '2907': 'America/Denver',
  '3302': 'America/Los_Angeles',
  '3308': 'America/Los_Angeles',
  '3984': eastern,
  '4116': 'America/Chicago',
  '4185': 'America/Chicago',
};

/** The IANA zone by whose clocks a port of entry lives. */
export function zoneOfUsPort(port: string): string {
  return ofPort[port] ?? ofDistrict[port.slice(0, 2)] ?? eastern;
}
