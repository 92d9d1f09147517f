-- What a carrier said and nobody understood is for the forwarder's people to read.
create policy not_understood on shipment_event as restrictive for select to loadline_app using (code <> 'CARRIER_NOTE');
create policy not_understood on mawb_event as restrictive for select to loadline_app using (code is distinct from 'CARRIER_NOTE');
