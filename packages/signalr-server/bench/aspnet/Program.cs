// The reference implementation, for comparison only; the product and its tests never need it.
using System.Diagnostics;
using Microsoft.AspNetCore.SignalR;

var builder = WebApplication.CreateBuilder(args);
builder.Logging.ClearProviders();
builder.Services.AddSignalR(options => options.MaximumReceiveMessageSize = 32768);
var app = builder.Build();
app.MapHub<BenchHub>("/hub", options => options.AllowStatefulReconnects = true);
app.MapGet("/control", () =>
{
    GC.Collect();
    GC.WaitForPendingFinalizers();
    GC.Collect();
    var process = Process.GetCurrentProcess();
    return Results.Json(new { memory = process.WorkingSet64, cpuMs = process.TotalProcessorTime.TotalMilliseconds });
});
app.Lifetime.ApplicationStarted.Register(() =>
    Console.WriteLine($"listening {new Uri(app.Urls.First()).Port}"));
app.Run("http://127.0.0.1:0");

record Delta(string id, string content, string timestamp, bool isFirst, bool isComplete, int offset);

class BenchHub : Hub
{
    const int DeltasPerTick = 10;

    public object? Echo(object? value) => value;

    public object? StreamDeltas(int count)
    {
        var caller = Clients.Caller;
        _ = Task.Run(async () =>
        {
            for (var sent = 0; sent < count;)
            {
                for (var i = 0; i < DeltasPerTick && sent < count; i++, sent++)
                {
                    await caller.SendAsync("ReceiveMessageDelta", new Delta(
                        "0198f7a0-0000-7000-8000-000000000000", " parola", "2026-11-21T10:00:00.000Z", sent == 0, false, sent * 7));
                }
                await Task.Yield();
            }
        });
        return null;
    }
}
